import { expect } from 'vitest'
import { endOfDay } from '#lib/day-end.ts'
import { getDb } from '#lib/db.ts'
import { dueDateOf } from '#lib/orders/due.ts'
import { isHandedOver } from '#lib/orders/state.ts'

/** Holds what is counted of researchers' deliveries against the orders and the offers chosen in them. */
export async function checkDeliveries(orderIds: readonly string[]): Promise<void> {
  const orders = await getDb().order.findMany({ where: { id: { in: [...orderIds] } } })
  const rows = await getDb().orderDelivery.findMany({ where: { orderId: { in: [...orderIds] } } })
  const offers = await getDb().offer.findMany({
    where: { id: { in: orders.flatMap(({ selectedOfferId }) => selectedOfferId ?? []) } },
  })
  const truth = orders.flatMap((order) => {
    const offer = offers.find(({ id }) => id === order.selectedOfferId)
    if (!offer || !isHandedOver(order.status)) return []
    const { id: orderId, environment, outcome, waitedSeconds, deliveredAt } = order
    const due = dueDateOf({ estimatedCompletionDate: offer.estimatedCompletionDate, waitedSeconds })
    const begun = order.startedAt ?? order.confirmedAt
    return {
      ...{ orderId, environment, researcherId: offer.researcherId },
      onTime: deliveredAt !== null && due !== null && deliveredAt < endOfDay(due),
      found: outcome === 'found' || outcome === 'partial',
      workedSeconds: deliveredAt && begun && Math.round((deliveredAt.getTime() - begun.getTime()) / 1000),
    }
  })
  const byOrder = (a: { orderId: string }, b: { orderId: string }) => a.orderId.localeCompare(b.orderId)
  expect(rows.sort(byOrder)).toEqual(truth.sort(byOrder))
}
