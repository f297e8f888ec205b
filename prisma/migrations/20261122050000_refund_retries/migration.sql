-- AlterTable
ALTER TABLE "refunds" ADD COLUMN "attempt" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN "failure_code" TEXT,
ADD COLUMN "retry_at" TIMESTAMPTZ(3);

-- What the schema language has no words for.

CREATE INDEX "refunds_retried" ON "refunds" ("retry_at") WHERE "retry_at" IS NOT NULL;
-- What waits for its retry is nobody's yet.
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_retry_of_failed" CHECK ("retry_at" IS NULL OR ("status" = 'failed' AND "answered_at" IS NULL));
