-- What went back, newest first.
CREATE INDEX CONCURRENTLY "refunds_environment_id_idx" ON "refunds"("environment", "id");
