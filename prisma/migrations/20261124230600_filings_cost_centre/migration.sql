-- By cost centre, and which there are.
CREATE INDEX CONCURRENTLY "order_filings_client_id_environment_cost_centre_order_id_idx" ON "order_filings"("client_id", "environment", "cost_centre", "order_id" DESC);
