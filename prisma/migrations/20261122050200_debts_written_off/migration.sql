-- AlterTable
ALTER TABLE "payments" ADD COLUMN "share_written_off_minor" INTEGER NOT NULL DEFAULT 0;

-- What the schema language has no words for.

ALTER TABLE "payments" ADD CONSTRAINT "payments_written_off_within_transfer"
  CHECK ("share_written_off_minor" BETWEEN 0 AND "transfer_amount_minor");
