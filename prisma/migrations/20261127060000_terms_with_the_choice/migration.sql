-- A row of the chosen offer that whoever chose it has written with the choice, fee and all, is kept, but for the name, which may have
-- changed while that one waited for the order. \x3b is a semicolon, at which the migration engine would cut the statement.
CREATE OR REPLACE FUNCTION order_terms_follow_orders() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
      DELETE FROM order_terms WHERE order_id = NEW.id AND offer_id IS DISTINCT FROM NEW.selected_offer_id\x3b
      INSERT INTO order_terms (order_id, client_id, environment, offer_id, researcher_id, researcher_name, currency, agreed_minor)
        SELECT NEW.id, NEW.client_id, NEW.environment, f.id, r.id, r.name, f.currency, f.amount_minor
        FROM offers f JOIN researchers r ON r.id = f.researcher_id WHERE f.id = NEW.selected_offer_id
        ON CONFLICT (order_id) DO UPDATE SET researcher_name = EXCLUDED.researcher_name
          WHERE order_terms.researcher_name <> EXCLUDED.researcher_name\x3b
      RETURN NULL\x3b
    END\x3b';
