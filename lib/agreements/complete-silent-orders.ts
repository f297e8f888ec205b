import { systemActor } from '#lib/actor.ts'
import { isShutOut } from '#lib/clients/shut-out.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { leastDaysLeft } from '#lib/cases/state.ts'
import { doForEach } from '#lib/do-each.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { acceptanceEndOf } from '#lib/orders/acceptance.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { acceptanceDays, answerableDays } from '#lib/orders/state.ts'
import { defineCommand, defineQuery, enumOf, text } from '#lib/sql.ts'

const findSilent = defineQuery(
  { id: text, environment: enumOf('Environment') },
  () => Prisma.sql`
    SELECT id, environment FROM orders
    WHERE status = 'delivered' AND review_state IS NULL AND open_case_id IS NULL
      AND delivered_at < now() - make_interval(days => ${acceptanceDays}::int)
      AND (acceptance_not_before IS NULL OR acceptance_not_before < now())
    ORDER BY delivered_at LIMIT 500`,
)

// A day more than the least, so that an order is put off once a day.
const putOff = defineCommand(
  () => Prisma.sql`
    UPDATE orders o SET acceptance_not_before = now() + make_interval(days => ${leastDaysLeft + 1}::int), updated_at = clock_timestamp()
    FROM clients c
    WHERE c.id = o.client_id AND ${isShutOut(Prisma.sql`o.environment`)}
      AND o.status = 'delivered' AND o.review_state IS NULL AND o.open_case_id IS NULL
      AND o.delivered_at < now() - make_interval(days => ${acceptanceDays - leastDaysLeft}::int)
      AND o.delivered_at > now() - make_interval(days => ${answerableDays}::int)
      AND (o.acceptance_not_before IS NULL OR o.acceptance_not_before < now() + make_interval(days => ${leastDaysLeft}::int))`,
)

/**
 * Completes what was delivered 14 days ago and neither accepted nor questioned. Each order in its own transaction.
 * The silence of those whom we have shut out says nothing: their time doesn't run out, up to a limit (docs/decisions/116-the-silence-of-who-is-shut-out.md).
 */
export async function completeSilentOrders(): Promise<number> {
  await putOff(getDb())
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
