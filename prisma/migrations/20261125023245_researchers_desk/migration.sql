-- CreateEnum
CREATE TYPE "InboxKind" AS ENUM ('message', 'question', 'order_changed', 'offer_chosen', 'ready_to_start', 'offer_declined', 'offer_closed', 'open_again', 'called_off', 'changes_asked', 'problem', 'review');

-- CreateEnum
CREATE TYPE "CredentialKind" AS ENUM ('degree', 'certificate', 'membership', 'reader_card', 'other');

-- CreateTable
CREATE TABLE "work_returns" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "researcher_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "offer_id" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "work_returns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_templates" (
    "id" TEXT NOT NULL,
    "researcher_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "amount_minor" INTEGER,
    "currency" CHAR(3),
    "no_find_percent" INTEGER,
    "days" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbox_entries" (
    "id" TEXT NOT NULL,
    "researcher_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "order_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "kind" "InboxKind" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "inbox_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "credentials" (
    "id" TEXT NOT NULL,
    "researcher_id" TEXT NOT NULL,
    "kind" "CredentialKind" NOT NULL,
    "title" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "number" TEXT,
    "checked_at" TIMESTAMPTZ(3),
    "checked_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credentials_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hidden_orders" (
    "researcher_id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hidden_orders_pkey" PRIMARY KEY ("researcher_id","order_id")
);

-- CreateTable
CREATE TABLE "board_searches" (
    "id" TEXT NOT NULL,
    "researcher_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "q" TEXT,
    "terms" TEXT,
    "archive" TEXT,
    "country" CHAR(3),
    "language" TEXT,
    "countries" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "alerts" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "board_searches_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "hidden_orders_order_id_idx" ON "hidden_orders"("order_id");

-- CreateIndex
CREATE INDEX "board_searches_researcher_id_id_idx" ON "board_searches"("researcher_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "board_searches_researcher_id_name_key" ON "board_searches"("researcher_id", "name");

-- CreateIndex
CREATE INDEX "work_returns_order_id_id_idx" ON "work_returns"("order_id", "id");

-- CreateIndex
CREATE INDEX "work_returns_researcher_id_environment_id_idx" ON "work_returns"("researcher_id", "environment", "id");

-- CreateIndex
CREATE INDEX "offer_templates_researcher_id_id_idx" ON "offer_templates"("researcher_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "offer_templates_researcher_id_name_key" ON "offer_templates"("researcher_id", "name");

-- CreateIndex
CREATE INDEX "inbox_entries_researcher_id_environment_id_idx" ON "inbox_entries"("researcher_id", "environment", "id" DESC);

-- CreateIndex
CREATE INDEX "inbox_entries_order_id_idx" ON "inbox_entries"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "inbox_entries_event_id_researcher_id_key" ON "inbox_entries"("event_id", "researcher_id");

-- CreateIndex
CREATE INDEX "credentials_researcher_id_id_idx" ON "credentials"("researcher_id", "id");

-- AddForeignKey
ALTER TABLE "work_returns" ADD CONSTRAINT "work_returns_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_returns" ADD CONSTRAINT "work_returns_researcher_id_fkey" FOREIGN KEY ("researcher_id") REFERENCES "researchers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_templates" ADD CONSTRAINT "offer_templates_researcher_id_fkey" FOREIGN KEY ("researcher_id") REFERENCES "researchers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_researcher_id_fkey" FOREIGN KEY ("researcher_id") REFERENCES "researchers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_researcher_id_fkey" FOREIGN KEY ("researcher_id") REFERENCES "researchers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hidden_orders" ADD CONSTRAINT "hidden_orders_researcher_id_fkey" FOREIGN KEY ("researcher_id") REFERENCES "researchers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hidden_orders" ADD CONSTRAINT "hidden_orders_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_searches" ADD CONSTRAINT "board_searches_researcher_id_fkey" FOREIGN KEY ("researcher_id") REFERENCES "researchers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What nobody has read yet: a number on every page of the desk.
CREATE INDEX "inbox_entries_unread_idx" ON "inbox_entries"("researcher_id", "environment", "order_id") WHERE "read_at" IS NULL;
