-- The same of orders that name their archive in words.
CREATE INDEX CONCURRENTLY "orders_open_by_archive_name" ON "orders"("environment", lower("repository_name"), "id") WHERE "status" = 'open' AND "archive_repository_id" IS NULL;
