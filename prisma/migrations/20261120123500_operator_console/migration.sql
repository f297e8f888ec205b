-- AlterTable
ALTER TABLE "archives" ADD COLUMN     "merged_into_id" TEXT;

-- AddForeignKey
ALTER TABLE "archives" ADD CONSTRAINT "archives_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "archives"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "orders_environment_created_at_idx" ON "orders"("environment", "created_at");

-- CreateIndex
CREATE INDEX "payments_environment_created_at_idx" ON "payments"("environment", "created_at");

-- CreateIndex
CREATE INDEX "operator_actions_operator_id_id_idx" ON "operator_actions"("operator_id", "id");

-- What the operator's queue looks for, and nothing else: its cost follows what waits, not what there is.
CREATE INDEX "clients_waiting_for_production" ON "clients" ("updated_at") WHERE "production_state" = 'requested';
CREATE INDEX "researchers_pending" ON "researchers" ("created_at") WHERE "status" = 'pending';
CREATE INDEX "payments_troubled" ON "payments" ("environment", "updated_at") WHERE "status" IN ('mismatch', 'disputed');
CREATE INDEX "orders_due" ON "orders" ("environment", "estimated_completion_date") WHERE "status" IN ('confirmed', 'in_progress');
CREATE INDEX "orders_completed" ON "orders" ("environment", "completed_at") WHERE "status" = 'completed';
CREATE INDEX "webhook_endpoints_troubled" ON "webhook_endpoints" ("environment", "updated_at")
  WHERE "status" <> 'deleted' AND ("failing_since" IS NOT NULL OR "status" = 'disabled');
