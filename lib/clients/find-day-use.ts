import { dayOf } from '#lib/clients/day-limits.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { firstIdAt } from '#lib/ids.ts'
import { defineQuery, int4, int8 } from '#lib/sql.ts'

// Ids sort by the time they were made: the day's are the end of an index.
const countOrders = defineQuery(
  { orders: int4 },
  (clientId: string, since: string) => Prisma.sql`
    SELECT count(*)::int AS orders FROM orders
    WHERE client_id = ${clientId} AND environment = 'production' AND id >= ${since}`,
)

// What was ended before money was taken frees the day again; a refund doesn't.
const sumPayments = defineQuery(
  { amountMinor: int8 },
  (clientId: string, since: string, currency: string) => Prisma.sql`
    SELECT coalesce(sum(p.amount_minor), 0)::int8 AS "amountMinor"
    FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE p.id >= ${since} AND o.client_id = ${clientId} AND o.environment = 'production'
      AND p.currency = ${currency} AND p.status NOT IN ('canceled', 'expired')`,
)

/** How many orders a client has placed in production since the day (UTC) began. */
export async function findOrdersToday(tx: Tx, clientId: string, now = new Date()): Promise<number> {
  const [found] = await countOrders(tx, clientId, firstIdAt('order', dayOf(now).begins))
  return found?.orders ?? 0
}

/** For how much its payments of the day are, in one currency: begun, held or taken. */
export async function findAmountToday(tx: Tx, clientId: string, currency: string, now = new Date()): Promise<number> {
  const [found] = await sumPayments(tx, clientId, firstIdAt('payment', dayOf(now).begins), currency)
  return Number(found?.amountMinor ?? 0)
}
