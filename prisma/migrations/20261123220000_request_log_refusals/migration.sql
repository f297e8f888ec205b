-- AlterTable
ALTER TABLE "api_requests" ADD COLUMN "error" TEXT, ADD COLUMN "order_id" TEXT;
