-- What was written before. One that comes meanwhile is newer, and stays.
INSERT INTO "customer_threads" AS t ("order_id", "client_id", "environment", "last_id")
SELECT o."id", o."client_id", o."environment", max(m."id")
FROM "messages" m JOIN "orders" o ON o."id" = m."order_id"
WHERE m."sender_type" IN ('researcher', 'operator') AND (m."only_for" IS NULL OR m."only_for" = 'customer')
GROUP BY o."id"
ON CONFLICT ("order_id") DO UPDATE SET "last_id" = greatest(t."last_id", EXCLUDED."last_id");
