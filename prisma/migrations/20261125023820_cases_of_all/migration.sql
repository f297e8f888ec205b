-- The console's list of all cases, closed ones among them.
CREATE INDEX CONCURRENTLY "cases_environment_id_idx" ON "cases"("environment", "id");
