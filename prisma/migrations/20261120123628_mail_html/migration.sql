-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "about_id" TEXT,
ADD COLUMN     "html" TEXT,
ADD COLUMN     "notice" TEXT,
ADD COLUMN     "order_id" TEXT;

-- CreateIndex
CREATE INDEX "mails_order_id_notice_recipient_idx" ON "mails"("order_id", "notice", "recipient");
