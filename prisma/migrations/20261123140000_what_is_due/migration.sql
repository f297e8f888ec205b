-- Whose an order is stands beside its words, so that one client's search doesn't look at what the others have of a word.
CREATE INDEX "orders_words" ON "orders" USING gin (("search" || array_to_tsvector(ARRAY['=' || "client_id"])));
DROP INDEX "orders_search";

-- Work begun whose payment isn't taken yet: found without looking at all the work that is paid for.
ALTER TABLE "orders" ADD COLUMN "uncollected_since" TIMESTAMPTZ(3);
UPDATE "orders" o SET "uncollected_since" = o."started_at"
WHERE o."started_at" IS NOT NULL AND (o."status" IN ('in_progress', 'delivered') OR o."status" = 'completed' AND o."completed_at" > now() - interval '90 days')
  AND EXISTS (SELECT FROM "payments" p WHERE p."order_id" = o."id")
  AND NOT EXISTS (SELECT FROM "payments" p WHERE p."order_id" = o."id" AND p."status" NOT IN ('initiated', 'failed', 'authorized', 'canceled', 'expired'));
CREATE INDEX "orders_uncollected" ON "orders" ("environment", "id") WHERE "uncollected_since" IS NOT NULL;

-- When the reconciler looks at a charge again, in the order of which it reads them. Those of before keep their turn.
ALTER TABLE "payments" ADD COLUMN "sweep_at" TIMESTAMPTZ(3);
UPDATE "payments" SET "sweep_at" = coalesce("swept_at", "created_at") + CASE
    WHEN "swept_at" IS NULL THEN interval '1 hour' WHEN "created_at" > now() - interval '14 days' THEN interval '6 hours' ELSE interval '7 days' END
WHERE "created_at" > now() - interval '200 days';
ALTER TABLE "payments" ALTER COLUMN "sweep_at" SET DEFAULT (now() + '01:00:00'::interval);
DROP INDEX "payments_after_capture";
CREATE INDEX "payments_charged" ON "payments" ("sweep_at") WHERE "status" IN ('captured', 'transferred', 'partially_refunded', 'refunded', 'disputed');
CREATE INDEX "refunds_underway" ON "refunds" ("payment_id") WHERE "status" IN ('pending', 'requires_action');
