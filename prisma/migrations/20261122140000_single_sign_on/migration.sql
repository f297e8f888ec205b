-- AlterTable
ALTER TABLE "user_sessions" ADD COLUMN     "sign_on_client_id" TEXT;

-- CreateTable
CREATE TABLE "sign_ons" (
    "client_id" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "provider_client_id" TEXT NOT NULL,
    "secret_encrypted" TEXT NOT NULL,
    "role" "MemberRole" NOT NULL,
    "required" BOOLEAN NOT NULL DEFAULT false,
    "tried_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_ons_pkey" PRIMARY KEY ("client_id")
);

-- CreateTable
CREATE TABLE "sign_on_domains" (
    "id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "proved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_on_domains_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_on_identities" (
    "client_id" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_on_identities_pkey" PRIMARY KEY ("client_id","issuer","subject")
);

-- CreateIndex
CREATE UNIQUE INDEX "sign_on_domains_client_id_domain_key" ON "sign_on_domains"("client_id", "domain");

-- CreateIndex
CREATE INDEX "sign_on_identities_user_id_idx" ON "sign_on_identities"("user_id");

-- AddForeignKey
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_sign_on_client_id_fkey" FOREIGN KEY ("sign_on_client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_ons" ADD CONSTRAINT "sign_ons_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_on_domains" ADD CONSTRAINT "sign_on_domains_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_on_identities" ADD CONSTRAINT "sign_on_identities_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_on_identities" ADD CONSTRAINT "sign_on_identities_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema language has no words for.

-- Many may claim a domain, one has it.
CREATE UNIQUE INDEX "sign_on_domains_one_proved" ON "sign_on_domains"("domain") WHERE "proved_at" IS NOT NULL;

-- Sessions to end when a client's sign-in changes.
CREATE INDEX "user_sessions_sign_on" ON "user_sessions"("sign_on_client_id") WHERE "sign_on_client_id" IS NOT NULL;

-- Whoever comes in by themselves never owns the client.
ALTER TABLE "sign_ons" ADD CONSTRAINT "sign_ons_no_owner" CHECK ("role" <> 'owner');
