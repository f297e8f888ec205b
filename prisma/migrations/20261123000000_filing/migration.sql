-- DropIndex
DROP INDEX "orders_client_id_environment_updated_at_idx";

-- CreateTable
CREATE TABLE "order_filings" (
    "order_id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "folder" TEXT,
    "assignee_id" TEXT,

    CONSTRAINT "order_filings_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "order_labels" (
    "order_id" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,

    CONSTRAINT "order_labels_pkey" PRIMARY KEY ("order_id","label")
);

-- CreateTable
CREATE TABLE "order_notes" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_views" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "order_filings_client_id_environment_folder_order_id_idx" ON "order_filings"("client_id", "environment", "folder", "order_id" DESC);

-- CreateIndex
CREATE INDEX "order_filings_client_id_environment_assignee_id_order_id_idx" ON "order_filings"("client_id", "environment", "assignee_id", "order_id" DESC);

-- CreateIndex
CREATE INDEX "order_filings_assignee_id_idx" ON "order_filings"("assignee_id");

-- CreateIndex
CREATE INDEX "order_labels_client_id_environment_label_order_id_idx" ON "order_labels"("client_id", "environment", "label", "order_id" DESC);

-- CreateIndex
CREATE INDEX "order_notes_order_id_id_idx" ON "order_notes"("order_id", "id");

-- CreateIndex
CREATE INDEX "order_notes_author_id_idx" ON "order_notes"("author_id");

-- CreateIndex
CREATE INDEX "saved_views_client_id_idx" ON "saved_views"("client_id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_views_user_id_client_id_name_key" ON "saved_views"("user_id", "client_id", "name");

-- CreateIndex
CREATE INDEX "orders_client_id_environment_updated_at_id_idx" ON "orders"("client_id", "environment", "updated_at", "id");

-- AddForeignKey
ALTER TABLE "order_filings" ADD CONSTRAINT "order_filings_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_filings" ADD CONSTRAINT "order_filings_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_labels" ADD CONSTRAINT "order_labels_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order_filings"("order_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By due date and by customer, among the orders that have one.
CREATE INDEX "orders_promised" ON "orders"("client_id", "environment", "estimated_completion_date", "id") WHERE "estimated_completion_date" IS NOT NULL;
CREATE INDEX "orders_customers" ON "orders"("client_id", "environment", "customer_name", "id") WHERE "customer_name" IS NOT NULL;
