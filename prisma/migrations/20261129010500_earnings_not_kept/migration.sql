-- Those whose part is made up anew, for the sums, and for whoever keeps the rest.
CREATE INDEX CONCURRENTLY "order_terms_not_earned" ON "order_terms" ("researcher_id", "environment", "order_id") WHERE "earned_state" IS NULL;
