-- As lib/finance/row-sources.ts says which wait for an operator: few of them, however many refunds there are.
CREATE INDEX CONCURRENTLY "refunds_that_wait" ON "refunds" ("environment", "id") WHERE "status" NOT IN ('pending', 'succeeded') AND "answered_at" IS NULL AND "retry_at" IS NULL;
