-- A list goes by it both ways: what stands beside a value has to go the same way as the value.
DROP INDEX "orders_client_id_environment_external_order_ref_id_idx";
CREATE INDEX "orders_client_id_environment_external_order_ref_id_idx" ON "orders"("client_id", "environment", "external_order_ref", "id");

-- By due date as lib/orders/due.ts derives it: the promised one, moved by the researcher's questions.
DROP INDEX "orders_promised";
CREATE INDEX "orders_promised" ON "orders"("client_id", "environment", ("estimated_completion_date" + round("waited_seconds" / 86400.0)::int), "id")
WHERE "estimated_completion_date" IS NOT NULL;
