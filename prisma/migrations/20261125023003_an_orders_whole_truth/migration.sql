-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "only_for" "QuestionSide";

-- CreateTable
CREATE TABLE "order_remarks" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "author_id" TEXT,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_remarks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_visits" (
    "order_id" TEXT NOT NULL,
    "operator_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_visits_pkey" PRIMARY KEY ("order_id","operator_id","day")
);

-- CreateIndex
CREATE INDEX "order_remarks_order_id_id_idx" ON "order_remarks"("order_id", "id");

-- CreateIndex
CREATE INDEX "order_remarks_author_id_idx" ON "order_remarks"("author_id");

-- CreateIndex
CREATE INDEX "order_visits_day_idx" ON "order_visits"("day");

-- AddForeignKey
ALTER TABLE "order_remarks" ADD CONSTRAINT "order_remarks_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_remarks" ADD CONSTRAINT "order_remarks_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
