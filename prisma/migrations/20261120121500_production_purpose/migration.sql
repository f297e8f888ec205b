-- AlterTable
ALTER TABLE "clients" ADD COLUMN     "production_purpose" TEXT;
