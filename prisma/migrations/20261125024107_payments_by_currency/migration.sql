-- The same by currency.
CREATE INDEX CONCURRENTLY "payments_environment_currency_id_idx" ON "payments"("environment", "currency", "id");
