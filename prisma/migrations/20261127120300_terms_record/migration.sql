-- What a delivered order says of its researcher, beside what was agreed: whoever compares offers counts these rows, and not all orders of
-- each researcher. Null until something is delivered.
ALTER TABLE "order_terms" ADD COLUMN "on_time" BOOLEAN, ADD COLUMN "found" BOOLEAN, ADD COLUMN "worked_seconds" INTEGER;

-- Whoever delivers, or delivers again, or takes that back; its name comes after that of the trigger that writes the row. \x3b is a
-- semicolon, at which the migration engine would cut the statement.
CREATE FUNCTION order_terms_follow_deliveries() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
      UPDATE order_terms g SET
        on_time = CASE WHEN d.handed_over THEN coalesce(NEW.delivered_at::date <= f.estimated_completion_date + round(NEW.waited_seconds / 86400.0)::int, false) END,
        found = CASE WHEN d.handed_over THEN coalesce(NEW.outcome IN (''found'', ''partial''), false) END,
        worked_seconds = CASE WHEN d.handed_over THEN round(extract(epoch FROM NEW.delivered_at - coalesce(NEW.started_at, NEW.confirmed_at)))::int END
      FROM offers f, (SELECT NEW.status IN (''delivered'', ''completed'') AS handed_over) d
      WHERE g.order_id = NEW.id AND g.offer_id = NEW.selected_offer_id AND f.id = g.offer_id\x3b
      RETURN NULL\x3b
    END\x3b';
CREATE TRIGGER orders_terms_delivered AFTER UPDATE OF "status", "outcome", "delivered_at", "waited_seconds", "started_at", "confirmed_at" ON "orders" FOR EACH ROW
  WHEN ((OLD."status" IN ('delivered', 'completed')) <> (NEW."status" IN ('delivered', 'completed'))
    OR NEW."status" IN ('delivered', 'completed') AND (OLD."outcome", OLD."delivered_at", OLD."waited_seconds", OLD."started_at", OLD."confirmed_at")
      IS DISTINCT FROM (NEW."outcome", NEW."delivered_at", NEW."waited_seconds", NEW."started_at", NEW."confirmed_at"))
  EXECUTE FUNCTION order_terms_follow_deliveries();
