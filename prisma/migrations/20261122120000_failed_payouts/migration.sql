-- The operator's queue asks for the few whose payout came back.
CREATE INDEX "researcher_accounts_failed_payout_idx" ON "researcher_accounts" ("environment", "failed_payout_at") WHERE "failed_payout_at" IS NOT NULL;
