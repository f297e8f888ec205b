-- The same by status.
CREATE INDEX CONCURRENTLY "payments_environment_status_id_idx" ON "payments"("environment", "status", "id");
