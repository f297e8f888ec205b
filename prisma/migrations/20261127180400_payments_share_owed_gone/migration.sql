-- payments_share_left has its work. What the version before looks for by it, it looked for in the whole table wherever that was large.
DROP INDEX CONCURRENTLY IF EXISTS "payments_share_owed";
