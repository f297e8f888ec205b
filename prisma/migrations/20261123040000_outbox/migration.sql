-- How far the worker has carried events on (lib/server/worker/dispatcher.ts). It goes along all of them, in the feed's order.
CREATE TABLE "event_cursors" (
    "name" TEXT NOT NULL,
    "horizon" BIGINT NOT NULL,
    "position" BIGINT NOT NULL,

    CONSTRAINT "event_cursors_pkey" PRIMARY KEY ("name")
);
CREATE INDEX "events_horizon_position_idx" ON "events"("horizon", "position");

-- What was complete by now has its jobs. A process of the version before may still write events with jobs: those are carried on
-- twice, which any effect bears.
INSERT INTO "event_cursors" ("name", "horizon", "position")
VALUES ('effects', pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1, 9223372036854775807);

-- Jobs without a notification. The queue's own function calls pg_notify by its plain name: here it finds one that does nothing.
-- A transaction that notifies holds a lock of the whole server while its commit is written to disk, so that no two can be
-- written together. Workers are woken from outside of it (lib/wake.ts). \x3b is a semicolon, as in the migrations before.
CREATE SCHEMA IF NOT EXISTS "quiet";
CREATE OR REPLACE FUNCTION "quiet"."pg_notify"(text, text) RETURNS void LANGUAGE plpgsql AS E'BEGIN END\x3b';
CREATE OR REPLACE FUNCTION "quiet"."add_jobs"("specs" jsonb, "keep_time" boolean) RETURNS void LANGUAGE plpgsql
SET search_path = "quiet", "pg_catalog" AS
E'BEGIN
  PERFORM graphile_worker.add_jobs(ARRAY(
    SELECT json_populate_record(NULL::graphile_worker.job_spec, (spec || jsonb_build_object(
      ''run_at'', now() + make_interval(secs => (spec->>''delay'')::float8)))::json)
    FROM jsonb_array_elements(specs) WITH ORDINALITY AS s(spec, n) ORDER BY n), keep_time)\x3b
END\x3b';
