-- A text as words of letters and digits alone. PostgreSQL's parser takes some for one word that people don't: a file, a host, a negative
-- number. Points of Hebrew and Arabic count as little as accents. Both as ranges, for what a letter is would depend on the server's locale.
CREATE FUNCTION "bare_words"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(regexp_replace(folded("value"),
  '[\u00AD\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u08CA-\u08E1\u08E3-\u08FF\u1AB0-\u1AFF\u1DC0-\u1DFF\u200D\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F]+', '', 'g'),
  '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u055A-\u055F\u0589-\u058F\u05BE\u05C0\u05C3\u05C6\u05F3-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u0700-\u070D\u0964\u0965\u1680\u2000-\u20CF\u2100-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\u303D-\u303F\u30A0\u30FB\uFE10-\uFE1F\uFE30-\uFE6F\uFEFF]+', ' ', 'g');

-- What an order is found by.
CREATE FUNCTION "words_of_order"("repository_name" text, "document_type" text, "location" text, "instructions" text, "persons" jsonb, "external_order_ref" text, "customer_name" text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('simple'::regconfig, bare_words(
  "repository_name" || ' ' || "document_type" || ' ' || "location" || ' ' || coalesce("instructions", '') || ' ' ||
  coalesce((SELECT string_agg("text" #>> '{}', ' ') FROM jsonb_path_query("persons", 'strict $.** ? (@.type() == "string")') AS "text"), '') || ' ' ||
  coalesce("external_order_ref", '') || ' ' || coalesce("customer_name", '')));

-- Each word of a search as the beginning of a word, and what signs divide as words that follow each other.
CREATE FUNCTION "words_sought"("q" text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce((
  SELECT to_tsquery('simple'::regconfig, string_agg('''' || "bare" || ''':*', ' & '))
  FROM (SELECT trim(bare_words("word")) AS "bare" FROM regexp_split_to_table(normalize("q", NFKD), '\s+') AS "word") AS "words" WHERE "bare" <> ''), ''::tsquery);

-- Kept beside the texts, for they take a tenth of a millisecond. A generated column would write the whole table anew: what is there already is
-- filled by lib/orders/fill-words.ts, and made where it is asked for until then. \x3b is a semicolon, at which the migration engine would cut the statement.
ALTER TABLE "orders" ADD COLUMN "words" tsvector;

CREATE FUNCTION orders_take_words() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
      NEW.words := words_of_order(NEW.repository_name, NEW.document_type, NEW.location, NEW.instructions, NEW.persons_of_interest, NEW.external_order_ref, NEW.customer_name)\x3b
      RETURN NEW\x3b
    END\x3b';
CREATE TRIGGER orders_words_first BEFORE INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION orders_take_words();

-- Afterwards, for with any trigger before an update PostgreSQL makes all generated columns anew at each of them.
CREATE FUNCTION orders_change_words() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
      UPDATE orders o SET words = words_of_order(o.repository_name, o.document_type, o.location, o.instructions, o.persons_of_interest, o.external_order_ref, o.customer_name)
        WHERE o.id = NEW.id\x3b
      RETURN NULL\x3b
    END\x3b';
CREATE TRIGGER orders_words_then AFTER UPDATE OF "repository_name", "document_type", "location", "instructions", "persons_of_interest", "external_order_ref", "customer_name"
  ON "orders" FOR EACH ROW WHEN (
    (OLD."repository_name", OLD."document_type", OLD."location", OLD."instructions", OLD."persons_of_interest", OLD."external_order_ref", OLD."customer_name")
    IS DISTINCT FROM
    (NEW."repository_name", NEW."document_type", NEW."location", NEW."instructions", NEW."persons_of_interest", NEW."external_order_ref", NEW."customer_name"))
  EXECUTE FUNCTION orders_change_words();
