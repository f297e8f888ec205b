-- Those of before keep their turn.
UPDATE "orders" o SET "uncollected_since" = o."started_at"
WHERE o."started_at" IS NOT NULL AND (o."status" IN ('in_progress', 'delivered') OR o."status" = 'completed' AND o."completed_at" > now() - interval '90 days')
  AND (SELECT p."status" FROM "payments" p WHERE p."order_id" = o."id" ORDER BY p."id" DESC LIMIT 1) IN ('initiated', 'failed', 'authorized', 'canceled', 'expired');
UPDATE "payments" SET "sweep_at" = coalesce("swept_at", "created_at") + CASE
    WHEN "swept_at" IS NULL THEN interval '1 hour' WHEN "created_at" > now() - interval '14 days' THEN interval '6 hours' ELSE interval '7 days' END
WHERE "created_at" > now() - interval '200 days' AND "sweep_at" IS NULL;
