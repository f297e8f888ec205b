-- CreateEnum
CREATE TYPE "BillingDocumentKind" AS ENUM ('receipt', 'invoice', 'credit_note', 'statement');

-- CreateTable
CREATE TABLE "billing_details" (
    "client_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT,
    "country" CHAR(2),
    "vat_id" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "billing_details_pkey" PRIMARY KEY ("client_id")
);

-- CreateTable
CREATE TABLE "billing_documents" (
    "id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "seller" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "kind" "BillingDocumentKind" NOT NULL,
    "cause" TEXT NOT NULL,
    "client_id" TEXT,
    "researcher_id" TEXT,
    "order_id" TEXT,
    "payment_id" TEXT,
    "currency" CHAR(3) NOT NULL,
    "total_minor" INTEGER NOT NULL,
    "snapshot" JSONB NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "billing_counters" (
    "environment" "Environment" NOT NULL,
    "seller" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "billing_counters_pkey" PRIMARY KEY ("environment","seller","year")
);

-- CreateTable
CREATE TABLE "statement_movements" (
    "movement_id" TEXT NOT NULL,
    "document_id" TEXT NOT NULL,

    CONSTRAINT "statement_movements_pkey" PRIMARY KEY ("movement_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "billing_documents_environment_cause_key" ON "billing_documents"("environment", "cause");

-- CreateIndex
CREATE UNIQUE INDEX "billing_documents_environment_seller_year_sequence_key" ON "billing_documents"("environment", "seller", "year", "sequence");

-- CreateIndex
CREATE INDEX "billing_documents_client_id_environment_id_idx" ON "billing_documents"("client_id", "environment", "id" DESC);

-- CreateIndex
CREATE INDEX "billing_documents_researcher_id_environment_id_idx" ON "billing_documents"("researcher_id", "environment", "id" DESC);

-- CreateIndex
CREATE INDEX "billing_documents_payment_id_idx" ON "billing_documents"("payment_id");

-- CreateIndex
CREATE INDEX "statement_movements_document_id_idx" ON "statement_movements"("document_id");

-- AddForeignKey
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the schema language has no words for.

-- \x3b is a semicolon: Prisma's engine would cut the statement at a plain one.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN RAISE EXCEPTION ''rows of % are never changed: issue another document'', TG_TABLE_NAME\x3b END\x3b';
CREATE TRIGGER billing_documents_immutable BEFORE UPDATE OR DELETE ON "billing_documents"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
