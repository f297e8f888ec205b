-- Of offers and payments. \x3b is a semicolon, at which the migration engine would cut the statement.
CREATE FUNCTION earned_follows_price() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
      UPDATE order_terms SET earned_state = NULL, earned_month = NULL WHERE order_id = NEW.order_id AND earned_state IS NOT NULL\x3b
      RETURN NULL\x3b
    END\x3b';
CREATE TRIGGER offers_earned AFTER UPDATE OF "amount_minor", "no_find_amount_minor" ON "offers" FOR EACH ROW
  WHEN ((OLD."amount_minor", OLD."no_find_amount_minor") IS DISTINCT FROM (NEW."amount_minor", NEW."no_find_amount_minor")) EXECUTE FUNCTION earned_follows_price();
