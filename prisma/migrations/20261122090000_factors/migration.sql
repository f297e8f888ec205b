ALTER TABLE "user_sessions" ADD COLUMN "proved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, ADD COLUMN "factor" TEXT;
-- Whoever is signed in already proved it when they did.
UPDATE "user_sessions" SET "proved_at" = "created_at";

ALTER TABLE "users" ADD COLUMN "factor_exempt" BOOLEAN NOT NULL DEFAULT false;

CREATE TYPE "FactorKind" AS ENUM ('passkey', 'totp');

CREATE TABLE "factors" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "kind" "FactorKind" NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "credential_id" TEXT,
    "public_key" BYTEA,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "secret_encrypted" TEXT,
    "last_step" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "factors_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "factors_kind_check" CHECK (
      CASE kind WHEN 'passkey' THEN credential_id IS NOT NULL AND public_key IS NOT NULL AND secret_encrypted IS NULL
        ELSE secret_encrypted IS NOT NULL AND credential_id IS NULL AND public_key IS NULL END)
);
CREATE UNIQUE INDEX "factors_credential_id_key" ON "factors"("credential_id");
CREATE INDEX "factors_user_id_id_idx" ON "factors"("user_id", "id");

CREATE TABLE "recovery_codes" (
    "user_id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("user_id","hash")
);

CREATE TABLE "spent_challenges" (
    "id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "spent_challenges_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "spent_challenges_expires_at_idx" ON "spent_challenges"("expires_at");

CREATE TABLE "known_devices" (
    "user_id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "known_devices_pkey" PRIMARY KEY ("user_id","hash")
);
CREATE INDEX "known_devices_session_id_idx" ON "known_devices"("session_id");

CREATE TABLE "sign_in_delays" (
    "who" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_delays_pkey" PRIMARY KEY ("who")
);
CREATE INDEX "sign_in_delays_until_idx" ON "sign_in_delays"("until");

ALTER TABLE "factors" ADD CONSTRAINT "factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
