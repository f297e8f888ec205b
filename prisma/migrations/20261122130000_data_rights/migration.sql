CREATE TYPE "DataExportState" AS ENUM ('waiting', 'ready', 'expired');
CREATE TABLE "data_exports" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "state" "DataExportState" NOT NULL DEFAULT 'waiting',
    "storage_key" TEXT,
    "size_bytes" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ready_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "data_exports_ready_check" CHECK ("state" = 'waiting' OR ("ready_at" IS NOT NULL AND "expires_at" IS NOT NULL))
);
CREATE INDEX "data_exports_user_id_id_idx" ON "data_exports"("user_id", "id");
CREATE INDEX "data_exports_state_expires_at_idx" ON "data_exports"("state", "expires_at");
-- One is made at a time for a person.
CREATE UNIQUE INDEX "data_exports_one_waiting" ON "data_exports"("user_id") WHERE "state" = 'waiting';

CREATE TYPE "AccountDeletionState" AS ENUM ('waiting', 'withdrawn', 'stopped', 'working', 'done');
CREATE TABLE "account_deletions" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "state" "AccountDeletionState" NOT NULL DEFAULT 'waiting',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_deletions_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "account_deletions_user_id_id_idx" ON "account_deletions"("user_id", "id");
CREATE INDEX "account_deletions_state_due_at_idx" ON "account_deletions"("state", "due_at");
CREATE UNIQUE INDEX "account_deletions_one_open" ON "account_deletions"("user_id") WHERE "state" IN ('waiting', 'working');

ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- The client goes with the person who deletes their account: which ones were theirs is known until all is done.
ALTER TABLE "clients" ADD COLUMN "deletion_id" TEXT;
CREATE INDEX "clients_deletion_id_idx" ON "clients"("deletion_id");
