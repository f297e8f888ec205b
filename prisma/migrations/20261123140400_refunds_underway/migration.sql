CREATE INDEX CONCURRENTLY "refunds_underway" ON "refunds" ("payment_id") WHERE "status" IN ('pending', 'requires_action');
