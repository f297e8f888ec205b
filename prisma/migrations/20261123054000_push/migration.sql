-- AlterTable
ALTER TABLE "users" ADD COLUMN     "pushed_notices" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "push_keys" (
    "id" TEXT NOT NULL,
    "public_key" TEXT NOT NULL,
    "private_encrypted" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_devices" (
    "session_id" TEXT NOT NULL,
    "endpoint_hash" TEXT NOT NULL,
    "subscription_encrypted" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_notified_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_devices_pkey" PRIMARY KEY ("session_id")
);

-- CreateTable
CREATE TABLE "push_messages" (
    "id" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "client_id" TEXT,
    "environment" "Environment" NOT NULL,
    "notice" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "about_id" TEXT NOT NULL,
    "alone" BOOLEAN NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_deliveries" (
    "message_id" TEXT NOT NULL,
    "device_id" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_deliveries_pkey" PRIMARY KEY ("message_id","device_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_devices_endpoint_hash_key" ON "push_devices"("endpoint_hash");

-- CreateIndex
CREATE UNIQUE INDEX "push_messages_dedupe_key_key" ON "push_messages"("dedupe_key");

-- CreateIndex
CREATE INDEX "push_messages_created_at_idx" ON "push_messages"("created_at");

-- CreateIndex
CREATE INDEX "push_messages_order_id_notice_user_id_idx" ON "push_messages"("order_id", "notice", "user_id");

-- CreateIndex
CREATE INDEX "push_messages_user_id_id_idx" ON "push_messages"("user_id", "id");

-- CreateIndex
CREATE INDEX "push_deliveries_device_id_idx" ON "push_deliveries"("device_id");

-- AddForeignKey
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "user_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "push_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_device_id_fkey" FOREIGN KEY ("device_id") REFERENCES "push_devices"("session_id") ON DELETE CASCADE ON UPDATE CASCADE;
