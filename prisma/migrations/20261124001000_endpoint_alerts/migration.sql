-- CreateEnum
CREATE TYPE "WebhookAlertKind" AS ENUM ('failing', 'failure_rate', 'slow');

-- AlterTable
ALTER TABLE "webhook_endpoints" ADD COLUMN "alerts" JSONB;

-- CreateTable
CREATE TABLE "webhook_alerts" (
    "id" TEXT NOT NULL,
    "endpoint_id" TEXT NOT NULL,
    "kind" "WebhookAlertKind" NOT NULL,
    "figures" JSONB NOT NULL,
    "began_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "recovered" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "webhook_alerts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_alerts_endpoint_id_id_idx" ON "webhook_alerts"("endpoint_id", "id" DESC);

-- AddForeignKey
ALTER TABLE "webhook_alerts" ADD CONSTRAINT "webhook_alerts_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of each kind an endpoint has one that lasts: whoever finds it first tells of it.
CREATE UNIQUE INDEX "webhook_alerts_lasting_key" ON "webhook_alerts"("endpoint_id", "kind") WHERE "ended_at" IS NULL;
