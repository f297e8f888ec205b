-- Operators' orders in a country.
CREATE INDEX CONCURRENTLY "orders_by_country" ON "orders"("environment", "country_iso_a3", "id") WHERE "country_iso_a3" IS NOT NULL;
