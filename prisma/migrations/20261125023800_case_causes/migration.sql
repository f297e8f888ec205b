CREATE TYPE "CaseOrigin" AS ENUM ('report', 'change_request', 'dispute', 'late', 'researcher_complaint', 'operator_complaint');
CREATE TYPE "RefundBearer" AS ENUM ('both', 'fee', 'researcher');
ALTER TYPE "CaseOutcome" ADD VALUE 'replaced';
ALTER TYPE "CaseOutcome" ADD VALUE 'delivered';
ALTER TYPE "CaseOutcome" ADD VALUE 'dispute_won';
ALTER TYPE "CaseOutcome" ADD VALUE 'dispute_lost';

-- Cases of before came from customers' reports, which both sides see. No target is promised for them after the fact.
ALTER TABLE "cases" ADD COLUMN "due_at" TIMESTAMPTZ(3),
ADD COLUMN "origin" "CaseOrigin" NOT NULL DEFAULT 'report',
ADD COLUMN "shared_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;

-- Refunds of before were borne by both.
ALTER TABLE "refunds" ADD COLUMN "bearer" "RefundBearer" NOT NULL DEFAULT 'both';

CREATE TABLE "case_causes" (
    "id" TEXT NOT NULL,
    "case_id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "origin" "CaseOrigin" NOT NULL,
    "about" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "by_type" "ActorType" NOT NULL,
    "by_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "outcome" "CaseOutcome",

    CONSTRAINT "case_causes_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "case_causes_case_id_id_idx" ON "case_causes"("case_id", "id");
CREATE UNIQUE INDEX "case_causes_order_id_origin_about_key" ON "case_causes"("order_id", "origin", "about");
ALTER TABLE "case_causes" ADD CONSTRAINT "case_causes_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "order_replacements" (
    "order_id" TEXT NOT NULL,
    "replaces_id" TEXT NOT NULL,
    "excluded_researcher_ids" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_replacements_pkey" PRIMARY KEY ("order_id")
);
CREATE UNIQUE INDEX "order_replacements_replaces_id_key" ON "order_replacements"("replaces_id");
ALTER TABLE "order_replacements" ADD CONSTRAINT "order_replacements_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "order_replacements" ADD CONSTRAINT "order_replacements_replaces_id_fkey" FOREIGN KEY ("replaces_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
