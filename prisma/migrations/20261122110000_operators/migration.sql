-- Operators have roles. Those of before may do what they did: everything.
CREATE TYPE "OperatorRole" AS ENUM ('support', 'finance', 'admin');
ALTER TABLE "users" ADD COLUMN "operator_role" "OperatorRole";
UPDATE "users" SET "operator_role" = 'admin' WHERE "operator";
-- Whether somebody is an operator follows from the role, so that the two can't contradict each other.
ALTER TABLE "users" DROP COLUMN "operator";
ALTER TABLE "users" ADD COLUMN "operator" BOOLEAN GENERATED ALWAYS AS ("operator_role" IS NOT NULL) STORED NOT NULL;
CREATE INDEX "users_operator_role_idx" ON "users"("operator_role") WHERE "operator_role" IS NOT NULL;

CREATE TABLE "operator_invitations" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" "OperatorRole" NOT NULL,
    "invited_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "operator_invitations_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "operator_invitations_email_idx" ON "operator_invitations"("email");
-- One open invitation for an address: a new one withdraws the old.
CREATE UNIQUE INDEX "operator_invitations_one_open" ON "operator_invitations"("email")
  WHERE "accepted_at" IS NULL AND "withdrawn_at" IS NULL;

CREATE TYPE "ApprovalState" AS ENUM ('waiting', 'approved', 'refused', 'withdrawn', 'expired');
CREATE TABLE "approvals" (
    "id" TEXT NOT NULL,
    "environment" "Environment",
    "what" TEXT NOT NULL,
    "target_id" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "reason" TEXT NOT NULL,
    "state" "ApprovalState" NOT NULL DEFAULT 'waiting',
    "asked_by" TEXT NOT NULL,
    "decided_by" TEXT,
    "decision_reason" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "approvals_pkey" PRIMARY KEY ("id"),
    -- Whatever the program thinks: nobody says yes to themselves.
    CONSTRAINT "approvals_two_people" CHECK ("state" <> 'approved' OR ("decided_by" IS NOT NULL AND "decided_by" <> "asked_by"))
);
CREATE INDEX "approvals_state_expires_at_idx" ON "approvals"("state", "expires_at");
CREATE UNIQUE INDEX "approvals_one_waiting" ON "approvals"("what", "target_id") WHERE "state" = 'waiting';

ALTER TABLE "operator_actions"
  ADD COLUMN "approval_id" TEXT,
  ADD COLUMN "without_second" BOOLEAN NOT NULL DEFAULT false;
