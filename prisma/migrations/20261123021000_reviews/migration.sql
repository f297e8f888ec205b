CREATE TYPE "ReviewSide" AS ENUM ('customer', 'researcher');

CREATE TABLE "reviews" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "side" "ReviewSide" NOT NULL,
    "researcher_id" TEXT NOT NULL,
    "author_type" "ActorType" NOT NULL,
    "author_id" TEXT NOT NULL,
    "stars" INTEGER NOT NULL,
    "content" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "opened_at" TIMESTAMPTZ(3),
    "hidden_at" TIMESTAMPTZ(3),
    "hidden_by" TEXT,
    "hidden_reason" TEXT,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "reviews_stars" CHECK ("stars" BETWEEN 1 AND 5)
);
-- One of each side for an order, whoever asks at the same moment.
CREATE UNIQUE INDEX "reviews_order_id_side_key" ON "reviews"("order_id", "side");
CREATE INDEX "reviews_researcher_id_environment_id_idx" ON "reviews"("researcher_id", "environment", "id" DESC);
CREATE INDEX "reviews_closed" ON "reviews"("due_at") WHERE "opened_at" IS NULL;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_researcher_id_fkey" FOREIGN KEY ("researcher_id") REFERENCES "researchers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
