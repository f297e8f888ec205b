-- Whether an open order has offers to choose from.
CREATE INDEX CONCURRENTLY "offers_active" ON "offers"("order_id", "order_version") WHERE "status" = 'ACTIVE';
