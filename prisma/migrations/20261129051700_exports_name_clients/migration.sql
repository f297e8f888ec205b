-- few rows: data_exports
-- Which clients a copy holds: it is of use to nobody who owns one of them no more. Those that lie ready hold what their owner owns now.
ALTER TABLE "data_exports" ADD COLUMN "client_ids" TEXT[] NOT NULL DEFAULT '{}';
UPDATE "data_exports" e SET "client_ids" = ARRAY(
  SELECT m."client_id" FROM "memberships" m WHERE m."user_id" = e."user_id" AND m."role" = 'owner' AND m."created_at" < e."ready_at")
WHERE e."state" = 'ready';
