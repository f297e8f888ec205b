-- Disputes, newest first.
CREATE INDEX CONCURRENTLY "disputes_environment_created_at_id_idx" ON "disputes"("environment", "created_at", "id");
