import { getDb, inTransaction } from '#lib/db.ts'
import { systemActor } from '#lib/actor.ts'
import { doForEach } from '#lib/do-each.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { lockOrder } from '#lib/orders/order-row.ts'

/**
 * Marks offers past their date, each order's in a transaction of its own. `ACTIVE` is asked for again under the order's
 * lock: one selected in between keeps its state, and one that another worker marked is told of once.
 */
export async function expireOffers(): Promise<void> {
  const due = { status: 'ACTIVE', expiresAt: { lt: new Date() } } as const
  const orders = await getDb().order.findMany({
    where: { offers: { some: due } },
    select: { id: true, environment: true },
    take: 500,
  })
  await doForEach(orders, ({ id: orderId, environment }) =>
    inTransaction(async (tx) => {
      const callslip = systemActor(environment)
      await lockOrder(tx, callslip, orderId)
      const expired = await tx.offer.updateManyAndReturn({
        where: { orderId, ...due },
        data: { status: 'EXPIRED', updatedAt: new Date() },
        select: { id: true },
      })
      await recordEvents(
        tx,
        callslip,
        orderId,
        expired.map(({ id }) => ({ type: 'offer.expired', payload: { id, status: 'expired' } })),
      )
    }),
  )
}
