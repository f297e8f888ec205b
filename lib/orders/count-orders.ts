import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import type { OrderCounts } from '#lib/orders/counts-schema.ts'
import { mostCounted, type TurnGroup } from '#lib/orders/state.ts'
import { waysTo } from '#lib/orders/turns.ts'
import { defineQuery, int4, present } from '#lib/sql.ts'

/**
 * Counted so far and no further, for nobody reads on and counting all would take ever longer. State by state, each along the index
 * that lists go by: what is counted early saves looking at the rest.
 */
const countPile = (actor: Actor, turn: TurnGroup) => Prisma.sql`
  (SELECT count(*)::int FROM (${Prisma.join(
    waysTo(turn).map(
      (way) =>
        Prisma.sql`(SELECT 1 FROM orders o WHERE ${visibleTo(actor)} AND ${way} ORDER BY o.id DESC LIMIT ${mostCounted}::int)`,
    ),
    ' UNION ALL ',
  )} LIMIT ${mostCounted}::int) x)`

export const findCounts = defineQuery(
  { you: present(int4), waiting: present(int4), done: present(int4), all: present(int4) },
  (actor: Actor) => Prisma.sql`
    SELECT ${countPile(actor, 'you')} AS you, ${countPile(actor, 'waiting')} AS waiting, ${countPile(actor, 'done')} AS done,
      (SELECT count(*)::int FROM (SELECT 1 FROM orders o WHERE ${visibleTo(actor)} LIMIT ${mostCounted}::int) x) AS all`,
)

/** How many orders there are, by whose turn it is. */
export async function countOrders(tx: Tx, actor: Actor): Promise<OrderCounts> {
  const [counts = { you: 0, waiting: 0, done: 0, all: 0 }] = await findCounts(tx, actor)
  return counts
}
