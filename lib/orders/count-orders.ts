import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { turns } from '#lib/orders/list-orders.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import type { OrderCounts } from '#lib/orders/counts-schema.ts'
import { defineQuery, int4, present } from '#lib/sql.ts'

export const findCounts = defineQuery(
  { you: present(int4), waiting: present(int4) },
  (actor: Actor) => Prisma.sql`
    SELECT (SELECT count(*)::int FROM orders o WHERE ${visibleTo(actor)} ${turns.you}) AS you,
      (SELECT count(*)::int FROM orders o WHERE ${visibleTo(actor)} ${turns.waiting}) AS waiting`,
)

/** How many orders are under way, by whose turn it is. Those that have ended grow for ever, and counting them would too. */
export async function countOrders(tx: Tx, actor: Actor): Promise<OrderCounts> {
  const [{ you, waiting } = { you: 0, waiting: 0 }] = await findCounts(tx, actor)
  return { you, waiting }
}
