import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { turns } from '#lib/orders/list-orders.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import type { OrderCounts } from '#lib/orders/counts-schema.ts'
import { mostCounted } from '#lib/orders/state.ts'
import { defineQuery, int4, present } from '#lib/sql.ts'

/** What has ended grows for ever, and counting it would take ever longer: it is counted so far and no further. */
const counted = (actor: Actor, turn: Prisma.Sql) => Prisma.sql`
  (SELECT count(*)::int FROM (SELECT 1 FROM orders o WHERE ${visibleTo(actor)} ${turn} LIMIT ${mostCounted}::int) x)`

export const findCounts = defineQuery(
  { you: present(int4), waiting: present(int4), done: present(int4), all: present(int4) },
  (actor: Actor) => Prisma.sql`
    SELECT (SELECT count(*)::int FROM orders o WHERE ${visibleTo(actor)} ${turns.you}) AS you,
      (SELECT count(*)::int FROM orders o WHERE ${visibleTo(actor)} ${turns.waiting}) AS waiting,
      ${counted(actor, turns.done)} AS done, ${counted(actor, Prisma.empty)} AS all`,
)

/** How many orders there are, by whose turn it is. */
export async function countOrders(tx: Tx, actor: Actor): Promise<OrderCounts> {
  const [counts] = await findCounts(tx, actor)
  return counts ?? { you: 0, waiting: 0, done: 0, all: 0 }
}
