-- What a delivered order says of its researcher: whoever compares offers counts these narrow rows, and not all orders of each researcher.
-- Without a foreign key, as order_terms. It is filled before anything keeps it, so that no writer waits for that.
CREATE TABLE "order_deliveries" (
    "order_id" TEXT NOT NULL,
    "researcher_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "on_time" BOOLEAN NOT NULL,
    "found" BOOLEAN NOT NULL,
    "worked_seconds" INTEGER,

    CONSTRAINT "order_deliveries_pkey" PRIMARY KEY ("order_id")
);

-- The row of a delivered order and the offer chosen in it. The day that was promised, and as many more as questions waited for their answers.
CREATE FUNCTION delivery_of(o "orders", f "offers") RETURNS "order_deliveries" LANGUAGE sql IMMUTABLE AS
  'SELECT o.id, f.researcher_id, o.environment,
      coalesce((o.delivered_at AT TIME ZONE ''UTC'')::date <= f.estimated_completion_date + round(o.waited_seconds / 86400.0)::int, false),
      coalesce(o.outcome IN (''found'', ''partial''), false),
      round(extract(epoch FROM o.delivered_at - coalesce(o.started_at, o.confirmed_at)))::int';

INSERT INTO "order_deliveries"
SELECT d.* FROM "orders" o JOIN "offers" f ON f."id" = o."selected_offer_id" CROSS JOIN LATERAL delivery_of(o, f) d
WHERE o."status" IN ('delivered', 'completed');

CREATE INDEX "order_deliveries_researcher_id_environment_on_time_found_wo_idx" ON "order_deliveries"("researcher_id", "environment", "on_time", "found", "worked_seconds");
