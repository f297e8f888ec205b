-- What was agreed before. Reads, and writes to the new table alone, so that nobody waits for it. An offer that is taken back meanwhile leaves
-- a row here, which no list shows: they join it by the offer that the order has.
INSERT INTO "order_terms" ("order_id", "client_id", "environment", "offer_id", "researcher_id", "researcher_name", "currency", "agreed_minor", "paid_minor")
SELECT o."id", o."client_id", o."environment", f."id", r."id", r."name", f."currency",
  -- Where nothing freezes it yet, the usual fee: with its payment it is exact.
  coalesce(p."amount_minor", f."amount_minor" + round(f."amount_minor" * coalesce(f."agreed_fee_bps", 1000) / 10000.0)::int), p."charged_minor"
FROM "orders" o JOIN "offers" f ON f."id" = o."selected_offer_id" JOIN "researchers" r ON r."id" = f."researcher_id"
LEFT JOIN (
  SELECT DISTINCT ON ("offer_id") "offer_id", "amount_minor",
    CASE WHEN "status" IN ('captured', 'transferred', 'partially_refunded', 'refunded', 'disputed') THEN "amount_minor" END AS "charged_minor"
  FROM "payments" ORDER BY "offer_id", "id" DESC
) p ON p."offer_id" = f."id"
ON CONFLICT DO NOTHING;
