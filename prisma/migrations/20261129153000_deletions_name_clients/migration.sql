-- few rows: account_deletions
-- Which clients somebody was told would go with their account: no other goes with it. Of those who wait already, the clients that would go
-- now, unless somebody has left them since it was asked for. Null in those that the version before goes on to write: of them it is not known.
ALTER TABLE "account_deletions" ADD COLUMN "client_ids" TEXT[];
UPDATE "account_deletions" d SET "client_ids" = ARRAY(
  SELECT m."client_id" FROM "memberships" m WHERE m."user_id" = d."user_id" AND m."role" = 'owner'
    AND NOT EXISTS (SELECT FROM "memberships" o WHERE o."client_id" = m."client_id" AND o."user_id" <> m."user_id")
    AND NOT EXISTS (
      SELECT FROM "client_actions" a WHERE a."client_id" = m."client_id" AND a."type" IN ('member.left', 'member.removed')
        AND a."created_at" > d."created_at"))
WHERE d."state" = 'waiting';
