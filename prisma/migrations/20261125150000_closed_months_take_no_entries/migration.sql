-- What the schema language has no words for. \x3b is a semicolon, at which the migration engine would cut the statement.

-- A month that is closed takes no more entries, nor does one before it. Of the month that is running nothing is asked: it can't be closed.
-- Closing holds the lock alone (lib/finance/lock-books.ts), so each entry is either in the report or refused.
CREATE FUNCTION ledger_month_is_open() RETURNS trigger LANGUAGE plpgsql AS
  E'DECLARE entry_month text := to_char(NEW.created_at AT TIME ZONE ''UTC'', ''YYYY-MM'')\x3b BEGIN
    IF entry_month >= to_char(clock_timestamp() AT TIME ZONE ''UTC'', ''YYYY-MM'') THEN RETURN NEW\x3b END IF\x3b
    PERFORM pg_advisory_xact_lock_shared(hashtext(''books''), hashtext(NEW.environment::text))\x3b
    IF EXISTS (SELECT 1 FROM finance_months WHERE environment = NEW.environment AND month >= entry_month) THEN
      RAISE EXCEPTION ''a closed month takes no more entries: % of % is closed'', entry_month, NEW.environment USING ERRCODE = ''insufficient_privilege''\x3b
    END IF\x3b RETURN NEW\x3b END\x3b';
CREATE TRIGGER ledger_entries_in_open_months BEFORE INSERT ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION ledger_month_is_open();
