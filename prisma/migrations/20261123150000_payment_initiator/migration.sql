-- AlterTable
ALTER TABLE "payments" ADD COLUMN "initiated_by" TEXT;
