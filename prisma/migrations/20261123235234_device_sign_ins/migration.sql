-- CreateTable
CREATE TABLE "device_sign_ins" (
    "id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "hash" BYTEA NOT NULL,
    "user_code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "network" TEXT,
    "agent" TEXT,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "asked_at" TIMESTAMPTZ(3),
    "refused_at" TIMESTAMPTZ(3),
    "user_id" TEXT,
    "client_id" TEXT,

    CONSTRAINT "device_sign_ins_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "device_sign_ins_hash_key" ON "device_sign_ins"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "device_sign_ins_user_code_key" ON "device_sign_ins"("user_code");

-- CreateIndex
CREATE INDEX "device_sign_ins_expires_at_idx" ON "device_sign_ins"("expires_at");
