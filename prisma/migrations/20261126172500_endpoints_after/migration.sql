-- An endpoint is told of what comes after it: counted, not by the clock, which may be set back.
ALTER TABLE "webhook_endpoints" ADD COLUMN "after_position" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "webhook_endpoints" ALTER COLUMN "after_position" SET DEFAULT coalesce(pg_sequence_last_value('events_position_seq'), 0);
