-- CreateEnum
CREATE TYPE "MemberRole" AS ENUM ('owner', 'orders', 'billing', 'developer', 'read');

-- CreateEnum
CREATE TYPE "InvitationState" AS ENUM ('pending', 'accepted', 'withdrawn');

-- AlterTable
ALTER TABLE "memberships" ADD COLUMN     "role" "MemberRole" NOT NULL DEFAULT 'owner';

-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "allowed_networks" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "invitations" (
    "id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" "MemberRole" NOT NULL,
    "state" "InvitationState" NOT NULL DEFAULT 'pending',
    "invited_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "client_actions" (
    "id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "actor_type" TEXT NOT NULL,
    "actor_id" TEXT,
    "environment" "Environment",
    "network" TEXT,
    "payload" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "client_actions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "invitations_client_id_id_idx" ON "invitations"("client_id", "id");

-- CreateIndex
CREATE INDEX "client_actions_client_id_id_idx" ON "client_actions"("client_id", "id" DESC);

-- CreateIndex
CREATE INDEX "client_actions_client_id_actor_id_id_idx" ON "client_actions"("client_id", "actor_id", "id" DESC);

-- CreateIndex
CREATE INDEX "client_actions_client_id_type_id_idx" ON "client_actions"("client_id", "type", "id" DESC);

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the schema language has no words for.

CREATE UNIQUE INDEX "invitations_one_open" ON "invitations"("client_id", "email") WHERE "state" = 'pending';

-- What is written stays.
CREATE FUNCTION client_action_is_kept() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN RAISE EXCEPTION ''the audit log is never changed'' USING ERRCODE = ''insufficient_privilege''\x3b END\x3b';
CREATE TRIGGER client_actions_kept BEFORE UPDATE OR DELETE ON "client_actions"
  FOR EACH ROW EXECUTE FUNCTION client_action_is_kept();
