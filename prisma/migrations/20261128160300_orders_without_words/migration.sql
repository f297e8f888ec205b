-- Those that are still to be filled.
CREATE INDEX CONCURRENTLY "orders_without_words" ON "orders" ("id") WHERE "words" IS NULL;
