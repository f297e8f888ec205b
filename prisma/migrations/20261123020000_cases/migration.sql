CREATE TYPE "CaseKind" AS ENUM ('missing_pages', 'unreadable', 'wrong_person', 'late', 'other');
CREATE TYPE "CaseState" AS ENUM ('open', 'answered', 'closed');
CREATE TYPE "CaseOutcome" AS ENUM ('redo_asked', 'part_refunded', 'refunded', 'nothing_to_do', 'accepted', 'order_ended');

CREATE TABLE "cases" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "CaseKind" NOT NULL,
    "content" TEXT NOT NULL,
    "document_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "state" "CaseState" NOT NULL DEFAULT 'open',
    "opened_by_type" "ActorType" NOT NULL,
    "opened_by_id" TEXT NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "outcome" "CaseOutcome",
    "reason" TEXT,
    "closed_by_type" "ActorType",
    "closed_by_id" TEXT,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "cases_pkey" PRIMARY KEY ("id"),
    -- What is closed says how and when, and nothing else does.
    CONSTRAINT "cases_closed" CHECK (("state" = 'closed') = ("outcome" IS NOT NULL) AND ("state" = 'closed') = ("closed_at" IS NOT NULL))
);
CREATE UNIQUE INDEX "cases_order_id_number_key" ON "cases"("order_id", "number");
CREATE INDEX "cases_environment_state_id_idx" ON "cases"("environment", "state", "id");
CREATE UNIQUE INDEX "cases_one_open" ON "cases"("order_id") WHERE "state" <> 'closed';
ALTER TABLE "cases" ADD CONSTRAINT "cases_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "case_answers" (
    "id" TEXT NOT NULL,
    "case_id" TEXT NOT NULL,
    "sender_type" "ActorType" NOT NULL,
    "sender_id" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "case_answers_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "case_answers_case_id_id_idx" ON "case_answers"("case_id", "id");
ALTER TABLE "case_answers" ADD CONSTRAINT "case_answers_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "orders" ADD COLUMN "open_case_id" TEXT,
ADD COLUMN "acceptance_not_before" TIMESTAMPTZ(3);
