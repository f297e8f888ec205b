-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN "version" TEXT NOT NULL DEFAULT '2026-11-20';
