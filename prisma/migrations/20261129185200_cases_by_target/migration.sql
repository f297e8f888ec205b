-- The queue has them in the order of their targets, those of before there were any first.
CREATE INDEX CONCURRENTLY "cases_due" ON "cases" ("environment", (coalesce("due_at", "opened_at")), "id") WHERE "state" IN ('open', 'answered');
