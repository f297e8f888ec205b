import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import type { OrderCounts } from '#lib/orders/counts-schema.ts'
import { mostCounted } from '#lib/orders/state.ts'
import { isTurnOf, isUnderWay } from '#lib/orders/turns.ts'
import { defineQuery, int4, present } from '#lib/sql.ts'

/** What has ended grows for ever, and counting it would take ever longer: it is counted so far and no further. */
const counted = (actor: Actor, having: Prisma.Sql) => Prisma.sql`
  (SELECT count(*)::int FROM (SELECT 1 FROM orders o WHERE ${visibleTo(actor)} ${having} LIMIT ${mostCounted}::int) x)`

export const findCounts = defineQuery(
  { you: present(int4), underWay: present(int4), done: present(int4), all: present(int4) },
  (actor: Actor) => Prisma.sql`
    SELECT (count(*) FILTER (WHERE ${isTurnOf('you')}))::int AS you, count(*)::int AS "underWay",
      ${counted(actor, Prisma.sql`AND ${isTurnOf('done')}`)} AS done, ${counted(actor, Prisma.empty)} AS all
    FROM orders o WHERE ${visibleTo(actor)} AND ${isUnderWay}`,
)

/** How many orders there are, by whose turn it is. */
export async function countOrders(tx: Tx, actor: Actor): Promise<OrderCounts> {
  const [{ you, underWay, done, all } = none] = await findCounts(tx, actor)
  // An order under way that isn't the customer's turn is somebody else's.
  return { you, waiting: underWay - you, done, all }
}
const none = { you: 0, underWay: 0, done: 0, all: 0 }
