-- CreateTable
CREATE TABLE "work_items" (
    "kind" TEXT NOT NULL,
    "target_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "assignee_id" TEXT,
    "claimed_at" TIMESTAMPTZ(3),
    "snoozed_until" TIMESTAMPTZ(3),

    CONSTRAINT "work_items_pkey" PRIMARY KEY ("kind","target_id","environment")
);

-- CreateIndex
CREATE INDEX "work_items_assignee_id_idx" ON "work_items"("assignee_id");

-- AddForeignKey
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
