-- Cases are closed sooner or later, and the queue goes through the others.
CREATE INDEX CONCURRENTLY "cases_open" ON "cases" ("environment", "id") WHERE "state" IN ('open', 'answered');
