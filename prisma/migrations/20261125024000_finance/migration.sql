-- AlterEnum
ALTER TYPE "LedgerAccount" ADD VALUE 'written_off';

-- AlterTable
ALTER TABLE "account_payouts" ADD COLUMN     "arrives_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "disputes" ADD COLUMN     "environment" "Environment";

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "currency" CHAR(3),
ADD COLUMN     "environment" "Environment",
ADD COLUMN     "told" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "share_movements" ADD COLUMN     "currency" CHAR(3),
ADD COLUMN     "environment" "Environment";

-- CreateTable
CREATE TABLE "finance_months" (
    "environment" "Environment" NOT NULL,
    "month" CHAR(7) NOT NULL,
    "report" JSONB NOT NULL,
    "hash" CHAR(64) NOT NULL,
    "closed_by" TEXT NOT NULL,
    "closed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "finance_months_pkey" PRIMARY KEY ("environment","month")
);

-- What the schema language has no words for. \x3b is a semicolon, at which the migration engine would cut the statement.

-- What moves a payment's money belongs where the payment does. Rows of before are filled in by an hourly job.
CREATE FUNCTION belongs_to_payment() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN SELECT environment, currency INTO NEW.environment, NEW.currency FROM payments WHERE id = NEW.payment_id\x3b RETURN NEW\x3b END\x3b';
CREATE TRIGGER refunds_belong BEFORE INSERT ON "refunds" FOR EACH ROW EXECUTE FUNCTION belongs_to_payment();
CREATE TRIGGER share_movements_belong BEFORE INSERT ON "share_movements" FOR EACH ROW EXECUTE FUNCTION belongs_to_payment();
-- A dispute has a currency of its own.
CREATE FUNCTION dispute_belongs() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN SELECT environment INTO NEW.environment FROM payments WHERE id = NEW.payment_id\x3b RETURN NEW\x3b END\x3b';
CREATE TRIGGER disputes_belong BEFORE INSERT ON "disputes" FOR EACH ROW EXECUTE FUNCTION dispute_belongs();

-- A month that was closed stays as it was.
CREATE FUNCTION finance_month_is_kept() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN RAISE EXCEPTION ''a closed month is never changed'' USING ERRCODE = ''insufficient_privilege''\x3b END\x3b';
CREATE TRIGGER finance_months_kept BEFORE UPDATE OR DELETE ON "finance_months"
  FOR EACH ROW EXECUTE FUNCTION finance_month_is_kept();
