-- few rows: account_payouts
-- Payouts are in the currency of a bank account, some of which count more minor units than an INTEGER holds. This type holds whole numbers
-- as exactly as the program does, and unlike a BIGINT it is a number to the version before, too.
ALTER TABLE "account_payouts" ALTER COLUMN "amount_minor" TYPE DOUBLE PRECISION;
