-- A request for production was kept in two ways: what was said in the one becomes an answer in the other.
UPDATE "clients" SET "production_answers" = jsonb_build_object('useCase', "production_purpose")
  WHERE "production_purpose" IS NOT NULL AND "production_answers" IS NULL;
UPDATE "clients" SET "production_requested_at" = "updated_at" WHERE "production_state" = 'requested' AND "production_requested_at" IS NULL;

-- AlterTable
ALTER TABLE "clients" DROP COLUMN "production_purpose";

-- The queue goes by when they asked: correcting an answer loses nobody their place.
DROP INDEX "clients_waiting_for_production";
CREATE INDEX "clients_waiting_for_production" ON "clients" ("production_requested_at") WHERE "production_state" = 'requested';

-- AlterTable
ALTER TABLE "webhook_endpoints" ADD COLUMN     "description" TEXT;
