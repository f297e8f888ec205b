-- What was delivered, or taken back, between the filling and the trigger. Only who holds one of these few orders is waited for, and then
-- the order as it is afterwards counts.
SELECT keep_delivery(o) FROM "orders" o LEFT JOIN "offers" f ON f."id" = o."selected_offer_id" LEFT JOIN "order_deliveries" d ON d."order_id" = o."id"
WHERE CASE WHEN o."status" IN ('delivered', 'completed') AND f."id" IS NOT NULL THEN d IS DISTINCT FROM delivery_of(o, f) ELSE d."order_id" IS NOT NULL END
FOR SHARE OF o;
