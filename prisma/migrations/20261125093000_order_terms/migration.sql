-- What was agreed for an order, as lists sort and filter by it: a row beside it, so that placing an order writes nothing more and no
-- index of the orders grows. Without a foreign key: filling it would lock every order there is, and orders are never deleted.
CREATE TABLE "order_terms" (
    "order_id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "offer_id" TEXT NOT NULL,
    "researcher_id" TEXT NOT NULL,
    "researcher_name" TEXT NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "agreed_minor" INTEGER NOT NULL,
    "paid_minor" INTEGER,

    CONSTRAINT "order_terms_pkey" PRIMARY KEY ("order_id")
);

-- Operators: the orders of a researcher, and by what was agreed, currency by currency.
CREATE INDEX "order_terms_researcher_id_environment_order_id_idx" ON "order_terms"("researcher_id", "environment", "order_id");
CREATE INDEX "order_terms_environment_currency_agreed_minor_order_id_idx" ON "order_terms"("environment", "currency", "agreed_minor", "order_id");
-- Customers: by researcher, by what was agreed, by what was charged.
CREATE INDEX "order_terms_client_id_environment_researcher_name_order_id_idx" ON "order_terms"("client_id", "environment", "researcher_name", "order_id");
CREATE INDEX "order_terms_client_id_environment_currency_agreed_minor_ord_idx" ON "order_terms"("client_id", "environment", "currency", "agreed_minor", "order_id");
CREATE INDEX "order_terms_paid" ON "order_terms"("client_id", "environment", "currency", "paid_minor", "order_id") WHERE "paid_minor" IS NOT NULL;

-- Whoever selects an offer, or takes that back. The fee is added by whoever knows it (lib/agreements/note-agreed.ts), and in any case by
-- the payment, which freezes the amount. \x3b is a semicolon, at which the migration engine would cut the statement.
CREATE FUNCTION order_terms_follow_orders() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
      DELETE FROM order_terms WHERE order_id = NEW.id\x3b
      INSERT INTO order_terms (order_id, client_id, environment, offer_id, researcher_id, researcher_name, currency, agreed_minor)
        SELECT NEW.id, NEW.client_id, NEW.environment, f.id, r.id, r.name, f.currency, f.amount_minor
        FROM offers f JOIN researchers r ON r.id = f.researcher_id WHERE f.id = NEW.selected_offer_id\x3b
      RETURN NULL\x3b
    END\x3b';
CREATE TRIGGER orders_terms AFTER UPDATE OF "selected_offer_id" ON "orders" FOR EACH ROW
  WHEN (OLD."selected_offer_id" IS DISTINCT FROM NEW."selected_offer_id") EXECUTE FUNCTION order_terms_follow_orders();

CREATE FUNCTION order_terms_follow_payments() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
      UPDATE order_terms SET agreed_minor = NEW.amount_minor,
        paid_minor = CASE WHEN NEW.status IN (''captured'', ''transferred'', ''partially_refunded'', ''refunded'', ''disputed'') THEN NEW.amount_minor END
      WHERE order_id = NEW.order_id AND offer_id = NEW.offer_id\x3b
      RETURN NULL\x3b
    END\x3b';
CREATE TRIGGER payments_terms AFTER INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION order_terms_follow_payments();
-- What was charged stays charged, whatever goes back afterwards: the row is written once.
CREATE TRIGGER payments_terms_charged AFTER UPDATE OF "status" ON "payments" FOR EACH ROW
  WHEN (OLD."status" NOT IN ('captured', 'transferred', 'partially_refunded', 'refunded', 'disputed')
    AND NEW."status" IN ('captured', 'transferred', 'partially_refunded', 'refunded', 'disputed')) EXECUTE FUNCTION order_terms_follow_payments();

CREATE FUNCTION order_terms_follow_researchers() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
      UPDATE order_terms SET researcher_name = NEW.name WHERE researcher_id = NEW.id\x3b
      RETURN NULL\x3b
    END\x3b';
CREATE TRIGGER researchers_terms AFTER UPDATE OF "name" ON "researchers" FOR EACH ROW
  WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION order_terms_follow_researchers();
