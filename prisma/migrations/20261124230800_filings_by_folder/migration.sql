-- By folder, among the orders that lie in one.
CREATE INDEX CONCURRENTLY "order_filings_by_folder" ON "order_filings"("client_id", "environment", "folder", "order_id") WHERE "folder" IS NOT NULL;
