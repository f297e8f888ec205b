-- The same by status.
CREATE INDEX CONCURRENTLY "share_movements_environment_status_id_idx" ON "share_movements"("environment", "status", "id");
