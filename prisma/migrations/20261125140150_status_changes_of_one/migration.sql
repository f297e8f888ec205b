-- The last change of each component before the ninety days that the status page shows.
CREATE INDEX CONCURRENTLY "status_changes_component_at_idx" ON "status_changes"("component", "at");
