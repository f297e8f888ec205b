-- Events of the provider that are about something without an id, and of connected accounts.
ALTER TABLE "provider_events" ALTER COLUMN "object_id" DROP NOT NULL,
ADD COLUMN "account_id" TEXT;
