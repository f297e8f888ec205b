-- CreateEnum
CREATE TYPE "VisitMarkState" AS ENUM ('to_look', 'found', 'not_found');

-- CreateTable
CREATE TABLE "visits" (
    "id" TEXT NOT NULL,
    "researcher_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "archive_id" TEXT,
    "place" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "visits_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "visit_marks" (
    "visit_id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "state" "VisitMarkState" NOT NULL DEFAULT 'to_look',
    "note" TEXT,
    "marked_at" TIMESTAMPTZ(3),
    "aside" BOOLEAN NOT NULL DEFAULT false,
    "put_off_to_id" TEXT,

    CONSTRAINT "visit_marks_pkey" PRIMARY KEY ("visit_id","order_id")
);

-- CreateIndex
CREATE INDEX "visits_researcher_id_environment_day_idx" ON "visits"("researcher_id", "environment", "day");

-- CreateIndex
CREATE INDEX "visits_archive_id_idx" ON "visits"("archive_id");

-- CreateIndex
CREATE INDEX "visit_marks_order_id_idx" ON "visit_marks"("order_id");

-- CreateIndex
CREATE INDEX "visit_marks_put_off_to_id_idx" ON "visit_marks"("put_off_to_id");

-- AddForeignKey
ALTER TABLE "visits" ADD CONSTRAINT "visits_researcher_id_fkey" FOREIGN KEY ("researcher_id") REFERENCES "researchers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visits" ADD CONSTRAINT "visits_archive_id_fkey" FOREIGN KEY ("archive_id") REFERENCES "archives"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visit_marks" ADD CONSTRAINT "visit_marks_visit_id_fkey" FOREIGN KEY ("visit_id") REFERENCES "visits"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visit_marks" ADD CONSTRAINT "visit_marks_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visit_marks" ADD CONSTRAINT "visit_marks_put_off_to_id_fkey" FOREIGN KEY ("put_off_to_id") REFERENCES "visits"("id") ON DELETE SET NULL ON UPDATE CASCADE;
