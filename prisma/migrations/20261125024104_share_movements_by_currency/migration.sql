-- The same by currency.
CREATE INDEX CONCURRENTLY "share_movements_environment_currency_id_idx" ON "share_movements"("environment", "currency", "id");
