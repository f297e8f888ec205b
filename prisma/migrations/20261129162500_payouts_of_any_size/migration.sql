-- Payouts are in the currency of a bank account, some of which count more minor units than an INTEGER holds. This type holds whole numbers
-- as exactly as the program does. Beside the old column, whose type prepared statements of the version before count on.
ALTER TABLE "account_payouts" ADD COLUMN "exact_minor" DOUBLE PRECISION;
