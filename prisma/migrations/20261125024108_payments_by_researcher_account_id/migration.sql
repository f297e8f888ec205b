-- The same by who is paid.
CREATE INDEX CONCURRENTLY "payments_researcher_account_id_id_idx" ON "payments"("researcher_account_id", "id");
