-- What customers say of a researcher, as it is shown and counted.
CREATE INDEX CONCURRENTLY "reviews_counted" ON "reviews"("researcher_id") INCLUDE ("stars") WHERE "environment" = 'production' AND "side" = 'customer' AND "opened_at" IS NOT NULL AND "hidden_at" IS NULL;
