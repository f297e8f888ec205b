-- A month of the books.
CREATE INDEX CONCURRENTLY "ledger_entries_environment_created_at_idx" ON "ledger_entries"("environment", "created_at");
