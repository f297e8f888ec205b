-- Work begun whose payment isn't taken yet: found without looking at all the work that is paid for.
CREATE INDEX CONCURRENTLY "orders_uncollected" ON "orders" ("environment", "id") WHERE "uncollected_since" IS NOT NULL;
