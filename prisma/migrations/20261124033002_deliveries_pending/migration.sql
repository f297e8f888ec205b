-- What is due at one endpoint, in the order of its events: a delivery is in it while it is on its way only.
CREATE INDEX CONCURRENTLY "webhook_deliveries_pending_idx" ON "webhook_deliveries"("endpoint_id", "id") WHERE "status" = 'pending';
