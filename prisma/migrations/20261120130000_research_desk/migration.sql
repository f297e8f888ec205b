-- AlterTable
ALTER TABLE "researchers" ADD COLUMN     "alerts" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "archives" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "bio" TEXT;

-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "researcher_alerts" (
    "researcher_id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "researcher_alerts_pkey" PRIMARY KEY ("researcher_id","order_id")
);

-- CreateTable
CREATE TABLE "uploads" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "researcher_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "received_bytes" INTEGER NOT NULL DEFAULT 0,
    "document_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload_parts" (
    "upload_id" TEXT NOT NULL,
    "offset" INTEGER NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "storage_key" TEXT NOT NULL,

    CONSTRAINT "upload_parts_pkey" PRIMARY KEY ("upload_id","offset")
);

-- CreateIndex
CREATE INDEX "researcher_alerts_created_at_idx" ON "researcher_alerts"("created_at");

-- CreateIndex
CREATE INDEX "uploads_order_id_researcher_id_id_idx" ON "uploads"("order_id", "researcher_id", "id");

-- CreateIndex
CREATE INDEX "uploads_updated_at_idx" ON "uploads"("updated_at");

-- AddForeignKey
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "uploads"("id") ON DELETE CASCADE ON UPDATE CASCADE;
