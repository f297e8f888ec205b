-- The orders of one archive, newest first or last.
CREATE INDEX CONCURRENTLY "orders_environment_archive_repository_id_id_idx" ON "orders"("environment", "archive_repository_id", "id");
