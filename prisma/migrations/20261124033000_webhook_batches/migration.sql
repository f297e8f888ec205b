-- AlterTable
ALTER TABLE "webhook_endpoints" ADD COLUMN "batch" JSONB;

-- AlterTable
ALTER TABLE "webhook_attempts" ADD COLUMN "batch_id" TEXT;
