-- What was delivered in those hours counted as late. Only who holds one of these few orders is waited for, as the first time that the rows
-- were put right (20261127120500_order_deliveries_between).
WITH held AS MATERIALIZED (
  SELECT o FROM "order_deliveries" d JOIN "orders" o ON o."id" = d."order_id" JOIN "offers" f ON f."id" = o."selected_offer_id"
  WHERE NOT d."on_time" AND o."status" IN ('delivered', 'completed') AND (delivery_of(o, f))."on_time"
  ORDER BY o."id" FOR SHARE OF o)
SELECT keep_delivery(held.o) FROM held;
