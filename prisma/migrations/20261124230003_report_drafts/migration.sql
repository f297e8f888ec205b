-- CreateTable
CREATE TABLE "report_drafts" (
    "order_id" TEXT NOT NULL,
    "researcher_id" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_drafts_pkey" PRIMARY KEY ("order_id","researcher_id")
);

-- CreateIndex
CREATE INDEX "report_drafts_researcher_id_idx" ON "report_drafts"("researcher_id");

-- AddForeignKey
ALTER TABLE "report_drafts" ADD CONSTRAINT "report_drafts_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_drafts" ADD CONSTRAINT "report_drafts_researcher_id_fkey" FOREIGN KEY ("researcher_id") REFERENCES "researchers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
