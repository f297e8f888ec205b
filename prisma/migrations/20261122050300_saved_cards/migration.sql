-- AlterTable
ALTER TABLE "payments" ADD COLUMN "customer_id" TEXT;

-- CreateTable
CREATE TABLE "provider_customers" (
    "environment" "Environment" NOT NULL,
    "client_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "customer_id" TEXT NOT NULL,
    "default_card_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_customers_pkey" PRIMARY KEY ("environment","client_id","user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "provider_customers_customer_id_key" ON "provider_customers"("customer_id");
