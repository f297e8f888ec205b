-- Movements of shares, newest first.
CREATE INDEX CONCURRENTLY "share_movements_environment_id_idx" ON "share_movements"("environment", "id");
