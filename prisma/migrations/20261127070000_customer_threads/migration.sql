-- The newest message of an order that its customer is to read: what a reader hasn't seen is found by these rows, of one client, and not by
-- all messages that there are. Without a foreign key, as order_terms. It is filled before anything keeps it, so that no writer waits for that.
CREATE TABLE "customer_threads" (
    "order_id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "last_id" TEXT NOT NULL,

    CONSTRAINT "customer_threads_pkey" PRIMARY KEY ("order_id")
);

INSERT INTO "customer_threads" ("order_id", "client_id", "environment", "last_id")
SELECT o."id", o."client_id", o."environment", max(m."id")
FROM "messages" m JOIN "orders" o ON o."id" = m."order_id"
WHERE m."sender_type" IN ('researcher', 'operator') AND (m."only_for" IS NULL OR m."only_for" = 'customer')
GROUP BY o."id";

CREATE INDEX "customer_threads_client_id_environment_last_id_idx" ON "customer_threads"("client_id", "environment", "last_id" DESC);
