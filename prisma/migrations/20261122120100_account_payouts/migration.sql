CREATE TABLE "account_payouts" (
    "id" TEXT NOT NULL,
    "researcher_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "status" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "account_payouts_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "account_payouts_researcher_id_environment_sent_at_idx" ON "account_payouts" ("researcher_id", "environment", "sent_at");
