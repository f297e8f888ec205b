-- CreateEnum
CREATE TYPE "DownloadKind" AS ENUM ('link', 'file', 'zip');

-- AlterTable
ALTER TABLE "disputes" ADD COLUMN "evidence" JSONB,
ADD COLUMN "fee_currency" CHAR(3),
ADD COLUMN "fee_minor" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "saved_at" TIMESTAMPTZ(3),
ADD COLUMN "submitted_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "document_downloads" (
    "id" TEXT NOT NULL,
    "kind" "DownloadKind" NOT NULL,
    "order_id" TEXT NOT NULL,
    "document_id" TEXT NOT NULL,
    "actor_type" "ActorType",
    "actor_id" TEXT,
    "actor_name" TEXT,
    "address" TEXT,
    "agent" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_downloads_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "document_downloads_order_id_id_idx" ON "document_downloads"("order_id", "id");

-- CreateIndex
CREATE INDEX "document_downloads_at_idx" ON "document_downloads"("at");
