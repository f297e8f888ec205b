-- What an order brings its researcher, as lib/earnings/list-earnings.ts makes it up: kept by lib/earnings/keep-earnings.ts, and made up
-- anew as long as the state is null, which any change of what it follows from makes it. Nothing is filled here.
ALTER TABLE "order_terms" ADD COLUMN "earned_state" TEXT, ADD COLUMN "earned_month" CHAR(7), ADD COLUMN "earned_minor" INTEGER, ADD COLUMN "earned_sent_minor" INTEGER;
