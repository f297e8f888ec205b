-- AlterEnum
ALTER TYPE "EndpointStatus" ADD VALUE 'paused';

-- DropIndex
DROP INDEX "events_client_id_environment_position_idx";

-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "last_used_agent" TEXT,
ADD COLUMN     "last_used_network" TEXT;

-- AlterTable
ALTER TABLE "clients" ADD COLUMN     "production_answers" JSONB,
ADD COLUMN     "production_decided_at" TIMESTAMPTZ(3),
ADD COLUMN     "production_requested_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "downloaded_at" TIMESTAMPTZ(3);

-- Where an event stands in its account's feed: no transaction that is still running can write one below it
-- (lib/events/list-feed.ts says why). Volatile, so that it looks anew for each row, after the order's lock was waited for.
-- The engine that runs this file cuts it at every semicolon, hence their escaped form.
CREATE FUNCTION feed_horizon() RETURNS bigint LANGUAGE plpgsql VOLATILE AS
  E'BEGIN RETURN greatest(pg_current_xact_id()::text::bigint, pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1)\x3b END\x3b';

-- What is there already comes first, in the order it was written.
ALTER TABLE "events" ADD COLUMN     "horizon" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "events" ALTER COLUMN "horizon" SET DEFAULT feed_horizon();

-- AlterTable
ALTER TABLE "webhook_deliveries" ADD COLUMN     "attempts_before" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "webhook_endpoints" ADD COLUMN     "event_types" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "inactive_since" TIMESTAMPTZ(3),
ADD COLUMN     "last_failure_at" TIMESTAMPTZ(3),
ADD COLUMN     "last_success_at" TIMESTAMPTZ(3),
ADD COLUMN     "verification" JSONB,
ADD COLUMN     "verified_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "api_requests" (
    "id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "method" TEXT NOT NULL,
    "operation_path" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "status" SMALLINT NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "caller_type" "ActorType" NOT NULL,
    "caller_id" TEXT NOT NULL,
    "error_code" TEXT,
    "idempotency_key" BOOLEAN NOT NULL,
    "replayed" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "api_requests_pkey" PRIMARY KEY ("client_id","environment","id")
);

-- CreateTable
CREATE TABLE "go_live_marks" (
    "client_id" TEXT NOT NULL,
    "check" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "go_live_marks_pkey" PRIMARY KEY ("client_id","check")
);

-- CreateIndex
CREATE INDEX "api_requests_created_at_idx" ON "api_requests" USING BRIN ("created_at");

-- CreateIndex
CREATE INDEX "events_client_id_environment_horizon_position_idx" ON "events"("client_id", "environment", "horizon", "position");

-- What the go-live page looks for among the logs, and nothing else.
CREATE INDEX "api_requests_replayed" ON "api_requests" ("client_id", "id") WHERE "replayed";
