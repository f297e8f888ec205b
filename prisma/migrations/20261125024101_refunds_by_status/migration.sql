-- The same by status.
CREATE INDEX CONCURRENTLY "refunds_environment_status_id_idx" ON "refunds"("environment", "status", "id");
