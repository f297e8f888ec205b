-- A number that people can say, such as CS-7QK-4MR: digits and letters drawn at random, and a check character by ISO 7064's
-- pure system with modulus 23 and radix 2. lib/orders/number.ts says which letters and why, and reads it, and a test holds one
-- against the other. Five drawn characters are 6.4 million numbers: each time a number is taken, one character more is drawn,
-- so that numbers grow as the shorter ones are used up. \x3b is a semicolon: Prisma's engine would cut the statement at a plain one.
CREATE FUNCTION "new_order_number"("shortest" int DEFAULT 5) RETURNS text LANGUAGE plpgsql VOLATILE AS
E'DECLARE
  symbols CONSTANT text := ''0123456789FHJKMPQRTVWXY''\x3b
  drawn bigint\x3b
  symbol int\x3b
  checked int\x3b
  body text\x3b
  half int\x3b
  candidate text\x3b
BEGIN
  FOR drawn_length IN shortest..10 LOOP
    -- 48 bits of the strong random source behind UUIDs, which all come before those that a UUID gives away.
    drawn := (''x'' || left(replace(gen_random_uuid()::text, ''-'', ''''), 12))::bit(48)::bigint\x3b
    body := ''''\x3b
    checked := 0\x3b
    FOR i IN 1..drawn_length LOOP
      symbol := drawn % 23\x3b
      drawn := drawn / 23\x3b
      body := body || substr(symbols, symbol + 1, 1)\x3b
      checked := (checked + symbol) * 2 % 23\x3b
    END LOOP\x3b
    body := body || substr(symbols, (24 - checked) % 23 + 1, 1)\x3b
    half := length(body) / 2\x3b
    candidate := ''CS-'' || left(body, half) || ''-'' || substr(body, half + 1)\x3b
    -- Who takes the same at the same moment meets the unique index.
    IF NOT EXISTS (SELECT FROM "orders" WHERE "orders"."number" = candidate) THEN
      RETURN candidate\x3b
    END IF\x3b
  END LOOP\x3b
  RAISE EXCEPTION ''no order number is free''\x3b
END\x3b';

-- Orders of before get theirs here, each looking at those already given. The search column is made anew below, which writes
-- the whole table once more. Until then it and its index would only cost time.
DROP INDEX "orders_search";
ALTER TABLE "orders" DROP COLUMN "search";
ALTER TABLE "orders" ADD COLUMN "number" TEXT;
CREATE UNIQUE INDEX "orders_number_key" ON "orders"("number");
UPDATE "orders" SET "number" = new_order_number();
-- A default, so that a process of the version before goes on placing orders while it is replaced.
ALTER TABLE "orders" ALTER COLUMN "number" SET DEFAULT new_order_number();
ALTER TABLE "orders" ALTER COLUMN "number" SET NOT NULL;

-- "Mueller", "Muller" and "Müller" find each other, as do "Odegaard" and "Ødegård": where people write two letters for one
-- with a dot, a ring or a stroke, only the first counts, in the text and in the search. Each letter is left out or not by
-- what stands before it, so the beginning of a word stays the beginning of its folded form.
CREATE OR REPLACE FUNCTION "folded"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN replace(replace(replace(replace(replace(replace(replace(replace(
  translate(
    lower(regexp_replace(normalize("value", NFKD), '[\u0300-\u036F]+', '', 'g')),
    'øØłŁđĐðÐħĦıəƏŋŊÆŒÞẞʻʼ', 'oollddddhhieennæœþß'
  ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'aa', 'a'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u');

ALTER TABLE "orders" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (
  order_words("repository_name", "document_type", "location", "instructions", "persons_of_interest")
  || to_tsvector('simple'::regconfig, folded(coalesce("external_order_ref", '') || ' ' || coalesce("customer_name", '')))
) STORED;
CREATE INDEX "orders_search" ON "orders" USING gin ("search");

-- The names that operators look for.
ALTER TABLE "clients" ADD COLUMN "folded_name" TEXT GENERATED ALWAYS AS (folded("name")) STORED NOT NULL;
ALTER TABLE "researchers" ADD COLUMN "folded_name" TEXT GENERATED ALWAYS AS (folded("name")) STORED NOT NULL;
ALTER TABLE "users" ADD COLUMN "folded_name" TEXT GENERATED ALWAYS AS (folded("name")) STORED NOT NULL;
