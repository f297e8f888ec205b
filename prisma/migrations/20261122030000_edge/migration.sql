-- Events of the provider that are about something without an id, and of connected accounts.
ALTER TABLE "provider_events" ALTER COLUMN "object_id" DROP NOT NULL,
ADD COLUMN "account_id" TEXT;

-- What researchers are told of their payment accounts.
ALTER TABLE "researcher_accounts" ADD COLUMN "requirements_deadline" TIMESTAMPTZ(3),
ADD COLUMN "country" TEXT,
ADD COLUMN "has_dashboard" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "failed_payout_at" TIMESTAMPTZ(3),
ADD COLUMN "failed_payout" TEXT;

CREATE TABLE "account_attempts" (
    "researcher_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "refused" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "account_attempts_pkey" PRIMARY KEY ("researcher_id","environment")
);

ALTER TABLE "account_attempts" ADD CONSTRAINT "account_attempts_researcher_id_fkey" FOREIGN KEY ("researcher_id") REFERENCES "researchers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
