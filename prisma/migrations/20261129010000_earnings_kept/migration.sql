-- What an order brings its researcher, as lib/earnings/list-earnings.ts makes it up: kept by lib/earnings/keep-earnings.ts, and made up
-- anew as long as the state is null, which any change of what it follows from makes it. Nothing is filled here.
ALTER TABLE "order_terms" ADD COLUMN "earned_state" TEXT, ADD COLUMN "earned_month" CHAR(7), ADD COLUMN "earned_minor" INTEGER, ADD COLUMN "earned_sent_minor" INTEGER;

-- Whoever keeps it holds the order and its payments, one of which is held by whoever changes anything here. \x3b is a semicolon, at
-- which the migration engine would cut the statement.
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

-- Of offers and payments.
CREATE FUNCTION earned_follows_price() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
      UPDATE order_terms SET earned_state = NULL, earned_month = NULL WHERE order_id = coalesce(NEW.order_id, OLD.order_id) AND earned_state IS NOT NULL\x3b
      RETURN NULL\x3b
    END\x3b';
CREATE TRIGGER offers_earned AFTER UPDATE OF "amount_minor", "no_find_amount_minor", "currency" ON "offers" FOR EACH ROW EXECUTE FUNCTION earned_follows_price();
CREATE TRIGGER payments_earned_first AFTER INSERT OR DELETE ON "payments" FOR EACH ROW EXECUTE FUNCTION earned_follows_price();
CREATE TRIGGER payments_earned AFTER UPDATE ON "payments" FOR EACH ROW WHEN (
    (OLD."status", OLD."offer_id", OLD."amount_minor", OLD."transfer_amount_minor", OLD."no_find_amount_minor", OLD."no_find_transfer_amount_minor", OLD."refunded_minor", OLD."reversed_minor", OLD."share_sent_minor")
    IS DISTINCT FROM
    (NEW."status", NEW."offer_id", NEW."amount_minor", NEW."transfer_amount_minor", NEW."no_find_amount_minor", NEW."no_find_transfer_amount_minor", NEW."refunded_minor", NEW."reversed_minor", NEW."share_sent_minor"))
  EXECUTE FUNCTION earned_follows_price();

CREATE FUNCTION earned_follows_disputes() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
      UPDATE order_terms SET earned_state = NULL, earned_month = NULL
        WHERE order_id = (SELECT p.order_id FROM payments p WHERE p.id = coalesce(NEW.payment_id, OLD.payment_id)) AND earned_state IS NOT NULL\x3b
      RETURN NULL\x3b
    END\x3b';
CREATE TRIGGER disputes_earned AFTER INSERT OR UPDATE OR DELETE ON "disputes" FOR EACH ROW EXECUTE FUNCTION earned_follows_disputes();
