-- What is open at an archive, for whoever goes there (lib/researchers/distance.ts).
CREATE INDEX CONCURRENTLY "orders_open_by_archive" ON "orders"("environment", "archive_repository_id", "id") WHERE "status" = 'open';
