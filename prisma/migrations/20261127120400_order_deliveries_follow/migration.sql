-- Whoever delivers, delivers again, or takes that back: they hold the order. \x3b is a semicolon, at which the migration engine would cut
-- the statement.
CREATE FUNCTION keep_delivery(o "orders") RETURNS void LANGUAGE plpgsql AS
  E'BEGIN
      DELETE FROM order_deliveries WHERE order_id = o.id\x3b
      INSERT INTO order_deliveries SELECT d.* FROM offers f CROSS JOIN LATERAL delivery_of(o, f) d
        WHERE f.id = o.selected_offer_id AND o.status IN (''delivered'', ''completed'')\x3b
    END\x3b';
CREATE FUNCTION order_deliveries_follow_orders() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
      PERFORM keep_delivery(NEW)\x3b
      RETURN NULL\x3b
    END\x3b';
CREATE TRIGGER orders_deliveries AFTER UPDATE OF "status", "outcome", "delivered_at", "waited_seconds", "started_at", "confirmed_at", "selected_offer_id" ON "orders" FOR EACH ROW
  WHEN ((OLD."status" IN ('delivered', 'completed')) <> (NEW."status" IN ('delivered', 'completed'))
    OR NEW."status" IN ('delivered', 'completed')
      AND (OLD."outcome", OLD."delivered_at", OLD."waited_seconds", OLD."started_at", OLD."confirmed_at", OLD."selected_offer_id")
        IS DISTINCT FROM (NEW."outcome", NEW."delivered_at", NEW."waited_seconds", NEW."started_at", NEW."confirmed_at", NEW."selected_offer_id"))
  EXECUTE FUNCTION order_deliveries_follow_orders();
