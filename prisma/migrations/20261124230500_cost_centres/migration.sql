-- AlterTable
ALTER TABLE "billing_details" ADD COLUMN     "cost_centre" TEXT;

-- AlterTable
ALTER TABLE "offers" ADD COLUMN     "agreed_fee_bps" INTEGER;

-- AlterTable
ALTER TABLE "order_filings" ADD COLUMN     "cost_centre" TEXT;
