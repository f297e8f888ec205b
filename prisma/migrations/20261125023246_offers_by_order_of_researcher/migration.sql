-- CreateIndex
CREATE INDEX CONCURRENTLY "offers_researcher_id_order_id_idx" ON "offers"("researcher_id", "order_id" DESC);
