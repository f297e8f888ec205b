-- Whoever writes a message. \x3b is a semicolon, at which the migration engine would cut the statement.
CREATE FUNCTION customer_threads_follow_messages() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
      INSERT INTO customer_threads AS t (order_id, client_id, environment, last_id)
        SELECT o.id, o.client_id, o.environment, NEW.id FROM orders o WHERE o.id = NEW.order_id
        ON CONFLICT (order_id) DO UPDATE SET last_id = EXCLUDED.last_id WHERE t.last_id < EXCLUDED.last_id\x3b
      RETURN NULL\x3b
    END\x3b';
CREATE TRIGGER messages_threads AFTER INSERT ON "messages" FOR EACH ROW
  WHEN (NEW."sender_type" IN ('researcher', 'operator') AND (NEW."only_for" IS NULL OR NEW."only_for" = 'customer'))
  EXECUTE FUNCTION customer_threads_follow_messages();
