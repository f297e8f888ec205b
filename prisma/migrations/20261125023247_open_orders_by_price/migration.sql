-- The job board by the price that customers have fixed.
CREATE INDEX CONCURRENTLY "orders_open_by_price" ON "orders"("environment", "currency", "fixed_price_minor", "id") WHERE "status" = 'open' AND "fixed_price_minor" IS NOT NULL;
