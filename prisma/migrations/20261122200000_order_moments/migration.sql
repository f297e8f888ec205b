-- AlterTable
ALTER TABLE "orders" ADD COLUMN "confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN "closed_at" TIMESTAMPTZ(3);

-- Their histories know it of the orders that are there already.
UPDATE "orders" o SET "confirmed_at" = (
    SELECT max(e."created_at") FROM "events" e WHERE e."order_id" = o."id" AND e."type" = 'order.confirmed')
WHERE o."status" NOT IN ('submitted', 'open', 'awaiting_payment');

UPDATE "orders" o SET "closed_at" = (
    SELECT max(e."created_at") FROM "events" e WHERE e."order_id" = o."id" AND e."type" IN ('order.withdrawn', 'order.cancelled'))
WHERE o."status" IN ('withdrawn', 'cancelled');
