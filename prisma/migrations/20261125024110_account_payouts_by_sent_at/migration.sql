-- Payouts to banks, newest first.
CREATE INDEX CONCURRENTLY "account_payouts_environment_sent_at_id_idx" ON "account_payouts"("environment", "sent_at", "id");
