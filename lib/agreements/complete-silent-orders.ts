import { systemActor } from '#lib/actor.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { doForEach } from '#lib/do-each.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { acceptanceEndOf } from '#lib/orders/acceptance.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { acceptanceDays } from '#lib/orders/state.ts'
import { defineQuery, enumOf, text } from '#lib/sql.ts'

const findSilent = defineQuery(
  { id: text, environment: enumOf('Environment') },
  () => Prisma.sql`
    SELECT id, environment FROM orders
    WHERE status = 'delivered' AND review_state IS NULL AND open_case_id IS NULL
      AND delivered_at < now() - make_interval(days => ${acceptanceDays}::int)
      AND (acceptance_not_before IS NULL OR acceptance_not_before < now())
    ORDER BY delivered_at LIMIT 500`,
)

/** Completes what was delivered 14 days ago and neither accepted nor questioned. Each order in its own transaction. */
export async function completeSilentOrders(): Promise<number> {
  const due = await findSilent(getDb())
  await doForEach(due, ({ id, environment }) =>
    inTransaction(async (tx) => {
      const actor = systemActor(environment)
      // The customer may have asked for changes, or reported a problem, since the list was read.
      const end = acceptanceEndOf(await lockOrder(tx, actor, id))
      if (end !== undefined && end.getTime() <= Date.now()) await completeOrder(tx, actor, id)
    }),
  )
  return due.length
}
