-- AlterEnum
ALTER TYPE "RefundStatus" ADD VALUE 'requires_action';
ALTER TYPE "RefundStatus" ADD VALUE 'canceled';

-- CreateEnum
CREATE TYPE "ShareMovementKind" AS ENUM ('transfer', 'reversal', 'offset');

-- CreateEnum
CREATE TYPE "ShareMovementStatus" AS ENUM ('pending', 'succeeded', 'refused');

-- AlterTable
ALTER TABLE "payments" ADD COLUMN "share_due_minor" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "share_refusal" TEXT,
ADD COLUMN "share_refused_at" TIMESTAMPTZ(3),
ADD COLUMN "share_sent_minor" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN "answered_at" TIMESTAMPTZ(3),
ADD COLUMN "failure" TEXT,
ADD COLUMN "tried_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "share_movements" (
    "id" TEXT NOT NULL,
    "payment_id" TEXT NOT NULL,
    "kind" "ShareMovementKind" NOT NULL,
    "status" "ShareMovementStatus" NOT NULL DEFAULT 'pending',
    "amount_minor" INTEGER NOT NULL,
    "provider_id" TEXT,
    "transfer_id" TEXT,
    "counterpart_id" TEXT,
    "tried_at" TIMESTAMPTZ(3),
    "refusal_code" TEXT,
    "refusal" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "share_movements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "disputes" (
    "id" TEXT NOT NULL,
    "payment_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "refundable" BOOLEAN NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "due_by" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "disputes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "share_movements_provider_id_key" ON "share_movements"("provider_id");

-- CreateIndex
CREATE INDEX "share_movements_payment_id_id_idx" ON "share_movements"("payment_id", "id");

-- CreateIndex
CREATE INDEX "disputes_payment_id_idx" ON "disputes"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_provider_refund_id_key" ON "refunds"("provider_refund_id");

-- AddForeignKey
ALTER TABLE "share_movements" ADD CONSTRAINT "share_movements_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the schema language has no words for.

-- One try at a time: the next begins only once the provider's answer to the last is known.
CREATE UNIQUE INDEX "share_movements_one_pending" ON "share_movements" ("payment_id") WHERE "status" = 'pending';
ALTER TABLE "share_movements" ADD CONSTRAINT "share_movements_not_zero" CHECK ("amount_minor" <> 0);
ALTER TABLE "payments" ADD CONSTRAINT "payments_share_within_transfer"
  CHECK ("share_due_minor" BETWEEN 0 AND "transfer_amount_minor" AND "share_sent_minor" BETWEEN 0 AND "transfer_amount_minor");

-- What the reconciler and the operator's queue look for, and nothing else.
CREATE INDEX "payments_share_owed" ON "payments" ("environment", "share_refused_at") WHERE "share_due_minor" <> "share_sent_minor";
CREATE INDEX "payments_after_capture" ON "payments" ("swept_at")
  WHERE "status" IN ('captured', 'transferred', 'partially_refunded', 'refunded', 'disputed');
CREATE INDEX "refunds_unfinished" ON "refunds" ("updated_at") WHERE "status" = 'pending';
CREATE INDEX "refunds_failed" ON "refunds" ("updated_at") WHERE "status" NOT IN ('pending', 'succeeded') AND "answered_at" IS NULL;
CREATE INDEX "disputes_open" ON "disputes" ("due_by") WHERE "status" NOT IN ('won', 'lost', 'warning_closed', 'prevented');

-- What was sent before this record began: each payment's one transfer, less what was taken back since. Without a reversal
-- there is no telling how much that was, so all of the share that went back to customers counts as taken back.
INSERT INTO "share_movements" ("id", "payment_id", "kind", "status", "amount_minor", "provider_id", "updated_at")
  SELECT 'shm' || substr("id", 4), "id", 'transfer', 'succeeded', "transfer_amount_minor" - "reversed_minor", "transfer_id", now()
  FROM "payments" WHERE "transfer_id" IS NOT NULL AND "transfer_amount_minor" > "reversed_minor";
UPDATE "payments" SET "share_sent_minor" = "transfer_amount_minor" - "reversed_minor" WHERE "transfer_id" IS NOT NULL;
UPDATE "payments" p SET "share_due_minor" = p."transfer_amount_minor" - p."reversed_minor" FROM "orders" o
  WHERE o."id" = p."order_id" AND o."status" = 'completed' AND p."status" IN ('captured', 'transferred', 'partially_refunded', 'refunded');
UPDATE "payments" SET "share_due_minor" = "share_sent_minor" WHERE "status" = 'disputed';
