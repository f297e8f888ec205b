-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Environment" AS ENUM ('development', 'production');

-- CreateEnum
CREATE TYPE "ClientStatus" AS ENUM ('active', 'suspended');

-- CreateEnum
CREATE TYPE "ProductionState" AS ENUM ('not_requested', 'requested', 'enabled', 'refused', 'disabled');

-- CreateEnum
CREATE TYPE "Billing" AS ENUM ('card', 'invoice');

-- CreateEnum
CREATE TYPE "ResearcherStatus" AS ENUM ('pending', 'approved', 'suspended');

-- CreateEnum
CREATE TYPE "AccountState" AS ENUM ('pending', 'active', 'restricted');

-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('submitted', 'open', 'awaiting_payment', 'confirmed', 'in_progress', 'delivered', 'completed', 'withdrawn', 'cancelled');

-- CreateEnum
CREATE TYPE "PricingMode" AS ENUM ('FIXED', 'OPEN_FOR_BIDS');

-- CreateEnum
CREATE TYPE "Outcome" AS ENUM ('found', 'partial', 'not_found');

-- CreateEnum
CREATE TYPE "ReviewState" AS ENUM ('changes_requested');

-- CreateEnum
CREATE TYPE "OfferStatus" AS ENUM ('ACTIVE', 'SELECTED', 'DECLINED', 'RETRACTED', 'EXPIRED', 'CLOSED');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('initiated', 'authorized', 'captured', 'transferred', 'failed', 'canceled', 'expired', 'refunded', 'partially_refunded', 'disputed', 'mismatch');

-- CreateEnum
CREATE TYPE "RefundStatus" AS ENUM ('pending', 'succeeded', 'failed');

-- CreateEnum
CREATE TYPE "ActorType" AS ENUM ('api_client', 'customer', 'researcher', 'operator', 'system');

-- CreateEnum
CREATE TYPE "EndpointStatus" AS ENUM ('active', 'disabled', 'deleted');

-- CreateEnum
CREATE TYPE "DeliveryStatus" AS ENUM ('pending', 'delivered', 'failed');

-- CreateTable
CREATE TABLE "clients" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "status" "ClientStatus" NOT NULL DEFAULT 'active',
    "production_state" "ProductionState" NOT NULL DEFAULT 'not_requested',
    "production_reason" TEXT,
    "auto_open" BOOLEAN NOT NULL DEFAULT false,
    "billing" "Billing" NOT NULL DEFAULT 'card',
    "currency" TEXT NOT NULL DEFAULT 'EUR',
    "rate_limit_development" INTEGER,
    "rate_limit_production" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "clients_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "operator" BOOLEAN NOT NULL DEFAULT false,
    "session_version" INTEGER NOT NULL DEFAULT 1,
    "email_verified_at" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memberships" (
    "user_id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("user_id","client_id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "name" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "prefix" TEXT NOT NULL,
    "last_four" TEXT NOT NULL,
    "scopes" TEXT[],
    "created_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "successor_id" TEXT,

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "researchers" (
    "id" TEXT NOT NULL,
    "user_id" TEXT,
    "name" TEXT NOT NULL,
    "robot" BOOLEAN NOT NULL DEFAULT false,
    "status" "ResearcherStatus" NOT NULL DEFAULT 'pending',
    "languages" TEXT[],
    "countries" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "researchers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "researcher_accounts" (
    "researcher_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "account_id" TEXT NOT NULL,
    "state" "AccountState" NOT NULL DEFAULT 'pending',
    "requirements_due" TEXT[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "researcher_accounts_pkey" PRIMARY KEY ("researcher_id","environment")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "client_id" TEXT NOT NULL,
    "status" "OrderStatus" NOT NULL,
    "repository_name" TEXT NOT NULL,
    "document_type" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "archive_repository_id" TEXT,
    "country_iso_a3" CHAR(3),
    "pricing_mode" "PricingMode" NOT NULL,
    "fixed_price_minor" INTEGER,
    "currency" CHAR(3) NOT NULL,
    "external_order_ref" TEXT,
    "customer_name" TEXT,
    "persons_of_interest" JSONB,
    "instructions" TEXT,
    "sandbox_mode" TEXT,
    "selected_offer_id" TEXT,
    "opened_at" TIMESTAMPTZ(3),
    "started_at" TIMESTAMPTZ(3),
    "estimated_completion_date" DATE,
    "delivered_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "outcome" "Outcome",
    "report" TEXT,
    "review_state" "ReviewState",
    "cancel_reason" TEXT,
    "event_sequence" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offers" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "researcher_id" TEXT NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "message" TEXT NOT NULL,
    "estimated_completion_date" DATE NOT NULL,
    "status" "OfferStatus" NOT NULL DEFAULT 'ACTIVE',
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "order_id" TEXT NOT NULL,
    "offer_id" TEXT NOT NULL,
    "status" "PaymentStatus" NOT NULL DEFAULT 'initiated',
    "amount_minor" INTEGER NOT NULL,
    "transfer_amount_minor" INTEGER NOT NULL,
    "platform_fee_minor" INTEGER NOT NULL,
    "fee_bps" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "researcher_account_id" TEXT NOT NULL,
    "payment_intent_id" TEXT,
    "client_secret_encrypted" TEXT,
    "charge_id" TEXT,
    "transfer_id" TEXT,
    "refunded_minor" INTEGER NOT NULL DEFAULT 0,
    "reversed_minor" INTEGER NOT NULL DEFAULT 0,
    "capture_before" TIMESTAMPTZ(3),
    "hold_flagged_at" TIMESTAMPTZ(3),
    "swept_at" TIMESTAMPTZ(3),
    "finalized_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),
    "failure_message" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" TEXT NOT NULL,
    "payment_id" TEXT NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "RefundStatus" NOT NULL DEFAULT 'pending',
    "provider_refund_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_events" (
    "id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "type" TEXT NOT NULL,
    "object_id" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "provider_events_pkey" PRIMARY KEY ("environment","id")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "sender_type" "ActorType" NOT NULL,
    "sender_id" TEXT NOT NULL,
    "sender_name" TEXT NOT NULL,
    "researcher_id" TEXT,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "documents" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "storage_key" TEXT NOT NULL,
    "uploaded_by_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "events" (
    "id" TEXT NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "environment" "Environment" NOT NULL,
    "client_id" TEXT NOT NULL,
    "order_id" TEXT,
    "sequence" INTEGER,
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "public" BOOLEAN NOT NULL DEFAULT true,
    "actor_type" "ActorType" NOT NULL,
    "actor_id" TEXT NOT NULL,
    "actor_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_endpoints" (
    "id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "url" TEXT NOT NULL,
    "status" "EndpointStatus" NOT NULL DEFAULT 'active',
    "secret_encrypted" TEXT NOT NULL,
    "next_secret_encrypted" TEXT,
    "rotates_at" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "disabled_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" TEXT NOT NULL,
    "endpoint_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "status" "DeliveryStatus" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_attempts" (
    "delivery_id" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "status_code" INTEGER,
    "error" TEXT,
    "response_body" TEXT,

    CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("delivery_id","attempt")
);

-- CreateTable
CREATE TABLE "idempotency_records" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" BYTEA NOT NULL,
    "status" INTEGER,
    "body_encrypted" TEXT,
    "location" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_records_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "rate_buckets" (
    "client_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "tokens" DOUBLE PRECISION NOT NULL,
    "drawn" DOUBLE PRECISION NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_buckets_pkey" PRIMARY KEY ("client_id","environment")
);

-- CreateTable
CREATE TABLE "mails" (
    "id" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "operator_actions" (
    "id" TEXT NOT NULL,
    "operator_id" TEXT NOT NULL,
    "environment" "Environment",
    "action" TEXT NOT NULL,
    "target_type" TEXT NOT NULL,
    "target_id" TEXT NOT NULL,
    "reason" TEXT,
    "before" JSONB,
    "after" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "operator_actions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "memberships_client_id_idx" ON "memberships"("client_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE INDEX "api_keys_client_id_environment_id_idx" ON "api_keys"("client_id", "environment", "id");

-- CreateIndex
CREATE UNIQUE INDEX "researchers_user_id_key" ON "researchers"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "researcher_accounts_account_id_key" ON "researcher_accounts"("account_id");

-- CreateIndex
CREATE INDEX "orders_client_id_environment_id_idx" ON "orders"("client_id", "environment", "id" DESC);

-- CreateIndex
CREATE INDEX "orders_client_id_environment_status_id_idx" ON "orders"("client_id", "environment", "status", "id" DESC);

-- CreateIndex
CREATE INDEX "orders_client_id_environment_external_order_ref_id_idx" ON "orders"("client_id", "environment", "external_order_ref", "id" DESC);

-- CreateIndex
CREATE INDEX "orders_client_id_environment_updated_at_idx" ON "orders"("client_id", "environment", "updated_at");

-- CreateIndex
CREATE INDEX "orders_environment_status_id_idx" ON "orders"("environment", "status", "id" DESC);

-- CreateIndex
CREATE INDEX "offers_order_id_id_idx" ON "offers"("order_id", "id");

-- CreateIndex
CREATE INDEX "offers_researcher_id_id_idx" ON "offers"("researcher_id", "id" DESC);

-- CreateIndex
CREATE INDEX "offers_status_expires_at_idx" ON "offers"("status", "expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "payments_payment_intent_id_key" ON "payments"("payment_intent_id");

-- CreateIndex
CREATE INDEX "payments_order_id_id_idx" ON "payments"("order_id", "id");

-- CreateIndex
CREATE INDEX "payments_offer_id_idx" ON "payments"("offer_id");

-- CreateIndex
CREATE INDEX "refunds_payment_id_idx" ON "refunds"("payment_id");

-- CreateIndex
CREATE INDEX "provider_events_received_at_idx" ON "provider_events"("received_at");

-- CreateIndex
CREATE INDEX "messages_order_id_id_idx" ON "messages"("order_id", "id");

-- CreateIndex
CREATE INDEX "documents_order_id_id_idx" ON "documents"("order_id", "id");

-- CreateIndex
CREATE INDEX "events_client_id_environment_position_idx" ON "events"("client_id", "environment", "position");

-- CreateIndex
CREATE UNIQUE INDEX "events_order_id_sequence_key" ON "events"("order_id", "sequence");

-- CreateIndex
CREATE INDEX "webhook_endpoints_client_id_environment_status_id_idx" ON "webhook_endpoints"("client_id", "environment", "status", "id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_event_id_idx" ON "webhook_deliveries"("event_id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_endpoint_id_id_idx" ON "webhook_deliveries"("endpoint_id", "id" DESC);

-- CreateIndex
CREATE INDEX "webhook_deliveries_status_next_attempt_at_idx" ON "webhook_deliveries"("status", "next_attempt_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_deliveries_endpoint_id_event_id_key" ON "webhook_deliveries"("endpoint_id", "event_id");

-- CreateIndex
CREATE INDEX "idempotency_records_created_at_idx" ON "idempotency_records"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "mails_dedupe_key_key" ON "mails"("dedupe_key");

-- CreateIndex
CREATE INDEX "mails_created_at_idx" ON "mails"("created_at");

-- CreateIndex
CREATE INDEX "operator_actions_target_id_id_idx" ON "operator_actions"("target_id", "id");

-- CreateIndex
CREATE INDEX "operator_actions_created_at_idx" ON "operator_actions"("created_at");

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "researchers" ADD CONSTRAINT "researchers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "researcher_accounts" ADD CONSTRAINT "researcher_accounts_researcher_id_fkey" FOREIGN KEY ("researcher_id") REFERENCES "researchers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_researcher_id_fkey" FOREIGN KEY ("researcher_id") REFERENCES "researchers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "webhook_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema language has no words for. Each name says the invariant.

-- One live payment per order: a second can begin only once the first has ended without money changing hands.
CREATE UNIQUE INDEX "payments_one_live_per_order" ON "payments" ("order_id")
  WHERE "status" NOT IN ('canceled', 'expired', 'refunded');
CREATE UNIQUE INDEX "offers_one_selected_per_order" ON "offers" ("order_id") WHERE "status" = 'SELECTED';

ALTER TABLE "payments"
  ADD CONSTRAINT "payments_amounts_add_up" CHECK ("amount_minor" = "transfer_amount_minor" + "platform_fee_minor"),
  ADD CONSTRAINT "payments_amounts_not_negative" CHECK ("transfer_amount_minor" >= 0 AND "platform_fee_minor" >= 0),
  ADD CONSTRAINT "payments_refunds_within_amount" CHECK ("refunded_minor" BETWEEN 0 AND "amount_minor"),
  ADD CONSTRAINT "payments_reversals_within_transfer" CHECK ("reversed_minor" BETWEEN 0 AND "transfer_amount_minor");
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_positive" CHECK ("amount_minor" > 0);
ALTER TABLE "offers" ADD CONSTRAINT "offers_amount_not_negative" CHECK ("amount_minor" >= 0);
ALTER TABLE "orders"
  ADD CONSTRAINT "orders_fixed_price_with_fixed" CHECK (("pricing_mode" = 'FIXED') = ("fixed_price_minor" IS NOT NULL)),
  ADD CONSTRAINT "orders_fixed_price_positive" CHECK ("fixed_price_minor" > 0),
  ADD CONSTRAINT "orders_sandbox_in_development" CHECK ("sandbox_mode" IS NULL OR "environment" = 'development'),
  ADD CONSTRAINT "orders_outcome_once_delivered" CHECK ("outcome" IS NOT NULL OR "status" NOT IN ('delivered', 'completed'));
ALTER TABLE "events" ADD CONSTRAINT "events_sequence_with_order" CHECK (("order_id" IS NULL) = ("sequence" IS NULL));
ALTER TABLE "users" ADD CONSTRAINT "users_email_lower_case" CHECK ("email" = lower("email"));

-- What the minutely sweeps look for, and nothing else.
CREATE INDEX "orders_delivered" ON "orders" ("delivered_at") WHERE "status" = 'delivered';
CREATE INDEX "payments_holds" ON "payments" ("capture_before") WHERE "status" = 'authorized';
CREATE INDEX "payments_unfinished" ON "payments" ("updated_at") WHERE "status" IN ('initiated', 'failed');
CREATE INDEX "payments_unsettled" ON "payments" ("updated_at")
  WHERE "status" IN ('canceled', 'expired') AND "settled_at" IS NULL;
CREATE INDEX "provider_events_unprocessed" ON "provider_events" ("received_at") WHERE "processed_at" IS NULL;

-- GET /orders?q=
ALTER TABLE "orders" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (
  to_tsvector('simple',
    "repository_name" || ' ' || "document_type" || ' ' || "location" || ' ' || coalesce("external_order_ref", '') || ' ' ||
    coalesce("customer_name", '') || ' ' || coalesce("instructions", ''))
  || jsonb_to_tsvector('simple', coalesce("persons_of_interest", '[]'::jsonb), '["string"]')
) STORED;
CREATE INDEX "orders_search" ON "orders" USING gin ("search");

-- A bucket lost in a crash is a bucket that starts full: no reason to pay for its durability.
ALTER TABLE "rate_buckets" SET UNLOGGED;
