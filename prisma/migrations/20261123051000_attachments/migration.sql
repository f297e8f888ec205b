-- AlterTable
ALTER TABLE "uploads" ADD COLUMN "attachment_id" TEXT,
ADD COLUMN "client_id" TEXT,
ADD COLUMN "environment" "Environment",
ALTER COLUMN "order_id" DROP NOT NULL,
ALTER COLUMN "researcher_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "attachments" (
    "id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "client_id" TEXT,
    "researcher_id" TEXT,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "storage_key" TEXT NOT NULL,
    "order_id" TEXT,
    "message_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "attachments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "attachments_order_id_id_idx" ON "attachments"("order_id", "id");

-- CreateIndex
CREATE INDEX "attachments_message_id_idx" ON "attachments"("message_id");

-- CreateIndex
CREATE INDEX "attachments_researcher_id_id_idx" ON "attachments"("researcher_id", "id");

-- CreateIndex
CREATE INDEX "uploads_client_id_environment_idx" ON "uploads"("client_id", "environment");

-- AddForeignKey
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the schema language has no words for.

-- It is somebody's, and one's only. What is a message's is its order's too.
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_owner" CHECK (("client_id" IS NULL) <> ("researcher_id" IS NULL)),
ADD CONSTRAINT "attachments_message" CHECK ("message_id" IS NULL OR "order_id" IS NOT NULL);

-- Those that wait, by whose they are and since when.
CREATE INDEX "attachments_waiting" ON "attachments"("environment", "client_id", "researcher_id") WHERE "order_id" IS NULL;
CREATE INDEX "attachments_waiting_since" ON "attachments"("created_at") WHERE "order_id" IS NULL;
