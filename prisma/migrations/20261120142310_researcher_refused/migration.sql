-- AlterEnum
ALTER TYPE "ResearcherStatus" ADD VALUE 'refused';

-- AlterTable
ALTER TABLE "researchers" ADD COLUMN     "decision_reason" TEXT;
