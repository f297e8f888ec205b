-- What was delivered before that. Nobody but a researcher who changes their name writes to these rows meanwhile.
UPDATE "order_terms" g SET
  "on_time" = coalesce(o."delivered_at"::date <= f."estimated_completion_date" + round(o."waited_seconds" / 86400.0)::int, false),
  "found" = coalesce(o."outcome" IN ('found', 'partial'), false),
  "worked_seconds" = round(extract(epoch FROM o."delivered_at" - coalesce(o."started_at", o."confirmed_at")))::int
FROM "orders" o JOIN "offers" f ON f."id" = o."selected_offer_id"
WHERE o."status" IN ('delivered', 'completed') AND g."order_id" = o."id" AND g."offer_id" = f."id";
