-- AlterTable
ALTER TABLE "clients" ADD COLUMN "log_bodies_development" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN "log_bodies_production" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "api_request_bodies" (
    "id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "sent" TEXT,
    "answered" TEXT,

    CONSTRAINT "api_request_bodies_pkey" PRIMARY KEY ("client_id","environment","id")
);

-- CreateIndex
CREATE INDEX "api_request_bodies_id_idx" ON "api_request_bodies" USING BRIN ("id");
