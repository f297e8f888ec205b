-- The deliveries that came in one request: those of endpoints without batches aren't in it.
CREATE INDEX CONCURRENTLY "webhook_attempts_batch_id_idx" ON "webhook_attempts"("batch_id") WHERE "batch_id" IS NOT NULL;
