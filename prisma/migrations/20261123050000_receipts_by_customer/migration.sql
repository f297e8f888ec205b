-- Read from what is printed, so that it can't say anything else: a document is never changed.
ALTER TABLE "billing_documents" ADD COLUMN "customer" TEXT GENERATED ALWAYS AS ("snapshot" #>> '{order,customer}') STORED;

-- CreateIndex
CREATE INDEX "billing_documents_client_id_environment_customer_id_idx" ON "billing_documents"("client_id", "environment", "customer", "id" DESC);
