-- What is asked has a version, and an offer the one that it was made for. Nothing was changed before there was this.
ALTER TABLE "orders" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "offers" ADD COLUMN "order_version" INTEGER NOT NULL DEFAULT 1;

CREATE TABLE "order_changes" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "members" TEXT[],
    "before" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "order_changes_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "order_changes_order_id_id_idx" ON "order_changes"("order_id", "id");
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
