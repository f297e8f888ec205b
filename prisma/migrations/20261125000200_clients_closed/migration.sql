-- Clients that were turned away, whom a request for production is compared with.
CREATE INDEX CONCURRENTLY "clients_closed_idx" ON "clients"("id") WHERE "production_state" IN ('refused', 'disabled') OR "status" = 'suspended';
