-- Payouts in each state, in the order of their list.
CREATE INDEX CONCURRENTLY "account_payouts_environment_status_sent_at_id_idx" ON "account_payouts"("environment", "status", "sent_at", "id");
