-- CreateEnum
CREATE TYPE "LedgerAccount" AS ENUM ('provider', 'provider_fees', 'bank', 'exchange', 'holds', 'hold_claims', 'order_funds', 'researchers', 'platform_fees', 'disputes', 'offsets', 'unassigned');

-- AlterTable
ALTER TABLE "payments" ADD COLUMN "settlement_minor" INTEGER,
ADD COLUMN "settlement_currency" CHAR(3),
ADD COLUMN "provider_fee_minor" INTEGER,
ADD COLUMN "exchange_rate" DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "share_movements" ADD COLUMN "settlement_minor" INTEGER;

-- CreateTable
CREATE TABLE "balance_transactions" (
    "id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "payment_id" TEXT,
    "category" TEXT NOT NULL,
    "source" TEXT,
    "amount_minor" INTEGER NOT NULL,
    "fee_minor" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "presentment_minor" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "balance_transactions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entries" (
    "id" BIGSERIAL NOT NULL,
    "posting" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "payment_id" TEXT,
    "account" "LedgerAccount" NOT NULL,
    "account_id" TEXT,
    "currency" CHAR(3) NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "balance_checks" (
    "environment" "Environment" NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "provider_minor" BIGINT NOT NULL,
    "ledger_minor" BIGINT NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    "differs_since" TIMESTAMPTZ(3),

    CONSTRAINT "balance_checks_pkey" PRIMARY KEY ("environment","currency")
);

-- CreateIndex
CREATE INDEX "balance_transactions_payment_id_idx" ON "balance_transactions"("payment_id");

-- CreateIndex
CREATE INDEX "balance_transactions_environment_created_at_idx" ON "balance_transactions"("environment", "created_at");

-- CreateIndex
CREATE INDEX "ledger_entries_payment_id_idx" ON "ledger_entries"("payment_id");

-- CreateIndex
CREATE INDEX "ledger_entries_environment_account_currency_idx" ON "ledger_entries"("environment", "account", "currency");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entries_posting_account_currency_key" ON "ledger_entries"("posting", "account", "currency");

-- AddForeignKey
ALTER TABLE "balance_transactions" ADD CONSTRAINT "balance_transactions_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the schema language has no words for.

-- Every posting adds up to zero in each currency, or its transaction does not commit. \x3b is a semicolon, at which the migration
-- engine would cut the statement.
CREATE FUNCTION ledger_adds_up() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN IF (SELECT sum(amount_minor) FROM ledger_entries WHERE posting = NEW.posting AND currency = NEW.currency) <> 0 THEN
    RAISE EXCEPTION ''the posting % does not add up in %'', NEW.posting, NEW.currency USING ERRCODE = ''check_violation''\x3b END IF\x3b RETURN NULL\x3b END\x3b';
CREATE CONSTRAINT TRIGGER ledger_entries_add_up AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_adds_up();

-- What is written stays: a mistake is answered by another posting.
CREATE FUNCTION ledger_is_kept() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN RAISE EXCEPTION ''ledger entries are never changed'' USING ERRCODE = ''insufficient_privilege''\x3b END\x3b';
CREATE TRIGGER ledger_entries_kept BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION ledger_is_kept();

-- Until now every share moved in the currency that the customer paid in.
UPDATE "share_movements" SET "settlement_minor" = "amount_minor" WHERE "kind" <> 'offset';
-- Their balance transactions are fetched, and their postings made, by the look that each charge gets anyway.
UPDATE "payments" SET "swept_at" = NULL WHERE "status" IN ('captured', 'transferred', 'partially_refunded', 'refunded', 'disputed');
