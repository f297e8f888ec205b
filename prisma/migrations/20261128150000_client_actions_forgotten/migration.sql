-- What is written in a client's audit log stays. One change there is: of a client that goes with its account the payload is emptied, which may
-- name somebody. \x3b is a semicolon, at which the migration engine would cut the statement.
CREATE OR REPLACE FUNCTION client_action_is_kept() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
      IF TG_OP = ''UPDATE'' THEN
        OLD.payload := ''{}''\x3b
        IF NEW IS NOT DISTINCT FROM OLD AND EXISTS (SELECT FROM clients WHERE id = OLD.client_id AND deletion_id IS NOT NULL) THEN
          RETURN NEW\x3b
        END IF\x3b
      END IF\x3b
      RAISE EXCEPTION ''the audit log is never changed'' USING ERRCODE = ''insufficient_privilege''\x3b
    END\x3b';
