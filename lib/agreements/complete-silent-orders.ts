import { systemActor } from '#lib/actor.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { acceptanceDays, canMove } from '#lib/orders/state.ts'
import { defineQuery, enumOf, text } from '#lib/sql.ts'

const findSilent = defineQuery(
  { id: text, environment: enumOf('Environment') },
  () => Prisma.sql`
    SELECT id, environment FROM orders
    WHERE status = 'delivered' AND review_state IS NULL AND delivered_at < now() - make_interval(days => ${acceptanceDays}::int)
    ORDER BY delivered_at LIMIT 500`,
)

/** Completes what was delivered 14 days ago and neither accepted nor sent back. Each order in its own transaction. */
export async function completeSilentOrders(): Promise<number> {
  const due = await findSilent(getDb())
  for (const { id, environment } of due) {
    await inTransaction(async (tx) => {
      const order = await lockOrder(tx, systemActor(environment), id)
      // The customer may have asked for changes since the list was read.
      if (canMove(order.status, 'complete') && order.reviewState === null)
        await completeOrder(tx, systemActor(environment), id)
    })
  }
  return due.length
}
