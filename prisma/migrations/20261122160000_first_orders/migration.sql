-- What a visitor asked for, beside the registration that lives in a mail's link.
CREATE TABLE "first_orders" (
    "id" TEXT NOT NULL,
    "content" JSONB,
    "user_id" TEXT,
    "client_id" TEXT,
    "order_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "first_orders_pkey" PRIMARY KEY ("id"),
    -- Once it is placed the order says what was asked for, and nothing else does.
    CONSTRAINT "first_orders_placed_check" CHECK (("content" IS NULL) = ("order_id" IS NOT NULL)),
    CONSTRAINT "first_orders_account_check" CHECK (("user_id" IS NULL) = ("client_id" IS NULL)),
    CONSTRAINT "first_orders_whose_check" CHECK ("order_id" IS NULL OR "client_id" IS NOT NULL)
);
CREATE UNIQUE INDEX "first_orders_client_id_key" ON "first_orders"("client_id");
CREATE UNIQUE INDEX "first_orders_order_id_key" ON "first_orders"("order_id");
CREATE INDEX "first_orders_user_id_idx" ON "first_orders"("user_id");
CREATE INDEX "first_orders_expires_at_idx" ON "first_orders"("expires_at");

ALTER TABLE "first_orders" ADD CONSTRAINT "first_orders_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "first_orders" ADD CONSTRAINT "first_orders_client_id_fkey"
  FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "first_orders" ADD CONSTRAINT "first_orders_order_id_fkey"
  FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What real orders of one archive cost and how long they took, from these rows alone.
CREATE INDEX "orders_completed_in_archive" ON "orders"("archive_repository_id")
  WHERE "environment" = 'production' AND "status" = 'completed';
CREATE INDEX "archives_merged_into_id_idx" ON "archives"("merged_into_id");
