-- Those that name it in words only.
CREATE INDEX CONCURRENTLY "orders_archive_name_idx" ON "orders"("environment", lower("repository_name"), "id") WHERE "archive_repository_id" IS NULL;
