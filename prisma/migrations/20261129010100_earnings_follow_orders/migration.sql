-- Whoever keeps it holds the order and its payments, one of which is held by whoever changes anything that it follows from. \x3b is a
-- semicolon, at which the migration engine would cut the statement.
CREATE FUNCTION earned_follows_orders() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
      UPDATE order_terms SET earned_state = NULL, earned_month = NULL WHERE order_id = NEW.id AND earned_state IS NOT NULL\x3b
      RETURN NULL\x3b
    END\x3b';
-- Without an offer there is no row. What has neither been started nor completed is counted in the month of its last change.
CREATE TRIGGER orders_earned AFTER UPDATE OF "status", "outcome", "selected_offer_id", "uncollected_since", "started_at", "completed_at", "updated_at" ON "orders" FOR EACH ROW
  WHEN (OLD."selected_offer_id" IS NOT NULL AND (
    (OLD."status", OLD."outcome", OLD."selected_offer_id", OLD."uncollected_since", OLD."started_at", OLD."completed_at")
    IS DISTINCT FROM
    (NEW."status", NEW."outcome", NEW."selected_offer_id", NEW."uncollected_since", NEW."started_at", NEW."completed_at")
    OR (NEW."started_at" IS NULL AND NEW."completed_at" IS NULL AND OLD."updated_at" IS DISTINCT FROM NEW."updated_at")))
  EXECUTE FUNCTION earned_follows_orders();
