-- AlterTable
ALTER TABLE "clients" ADD COLUMN     "amount_per_day_currency" CHAR(3),
ADD COLUMN     "amount_per_day_minor" INTEGER,
ADD COLUMN     "orders_per_day" INTEGER,
ADD COLUMN     "production_asked_back_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "production_notes" (
    "id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "sender_type" "ActorType" NOT NULL,
    "sender_id" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "production_notes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "production_notes_client_id_id_idx" ON "production_notes"("client_id", "id");

-- AddForeignKey
ALTER TABLE "production_notes" ADD CONSTRAINT "production_notes_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
