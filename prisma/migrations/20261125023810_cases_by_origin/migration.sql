-- The console's list of cases, narrowed to where they came from.
CREATE INDEX CONCURRENTLY "cases_environment_origin_id_idx" ON "cases"("environment", "origin", "id");
