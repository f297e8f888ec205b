CREATE INDEX CONCURRENTLY "order_terms_delivered" ON "order_terms"("researcher_id", "environment") INCLUDE ("on_time", "found", "worked_seconds") WHERE "on_time" IS NOT NULL;
