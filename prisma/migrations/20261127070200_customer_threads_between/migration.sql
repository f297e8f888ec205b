-- What was written between the filling and the trigger. It reads all messages, and writes the few rows that lack one of those: only who
-- writes to the same order waits.
INSERT INTO "customer_threads" AS t ("order_id", "client_id", "environment", "last_id")
SELECT o."id", o."client_id", o."environment", max(m."id")
FROM "messages" m JOIN "orders" o ON o."id" = m."order_id" LEFT JOIN "customer_threads" x ON x."order_id" = m."order_id"
WHERE m."sender_type" IN ('researcher', 'operator') AND (m."only_for" IS NULL OR m."only_for" = 'customer')
  AND m."id" > coalesce(x."last_id", '')
GROUP BY o."id"
ON CONFLICT ("order_id") DO UPDATE SET "last_id" = EXCLUDED."last_id" WHERE t."last_id" < EXCLUDED."last_id";
