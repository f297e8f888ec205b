-- By fixed price, currency by currency, among the orders that have one.
CREATE INDEX CONCURRENTLY "orders_fixed_prices" ON "orders"("client_id", "environment", "currency", "fixed_price_minor", "id") WHERE "fixed_price_minor" IS NOT NULL;
