DROP INDEX CONCURRENTLY IF EXISTS "payments_after_capture";
