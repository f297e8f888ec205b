import { expect } from 'vitest'
import { getDb } from '#lib/db.ts'
import type { Offer, Order } from '#lib/generated/prisma/client.ts'
import { splitOf } from '#lib/offers/get-offer-row.ts'
import { dueDateOf } from '#lib/orders/due.ts'
import { isCharged } from '#lib/payments/state.ts'

function recordOf(order: Order, { estimatedCompletionDate }: Offer) {
  const { status, deliveredAt, startedAt, confirmedAt, outcome, waitedSeconds } = order
  if (status !== 'delivered' && status !== 'completed') return { onTime: null, found: null, workedSeconds: null }
  const due = dueDateOf({ estimatedCompletionDate, waitedSeconds })
  const begun = startedAt ?? confirmedAt
  return {
    onTime: deliveredAt !== null && due !== null && deliveredAt.getTime() < due.getTime() + 86_400_000,
    found: outcome === 'found' || outcome === 'partial',
    workedSeconds: deliveredAt && begun && Math.round((deliveredAt.getTime() - begun.getTime()) / 1000),
  }
}

/** Holds what lists go by against what it was taken from: the offer that is chosen, its researcher and its payment. */
export async function checkTerms(orderIds: readonly string[]): Promise<void> {
  const orders = await getDb().order.findMany({ where: { id: { in: [...orderIds] } } })
  const rows = await getDb().orderTerms.findMany({ where: { orderId: { in: [...orderIds] } } })
  const offers = await getDb().offer.findMany({
    where: { id: { in: orders.flatMap(({ selectedOfferId }) => selectedOfferId ?? []) } },
    include: { researcher: true, payments: { orderBy: { id: 'desc' } } },
  })
  const truth = orders.flatMap((order) => {
    const { id: orderId, clientId, environment, selectedOfferId, status } = order
    const offer = offers.find(({ id }) => id === selectedOfferId)
    if (!offer) return []
    const { researcherId, currency, payments } = offer
    const charged = payments.find((payment) => isCharged(payment.status))
    return {
      ...{ orderId, clientId, environment, status, offerId: offer.id, researcherId, currency },
      researcherName: offer.researcher.name,
      agreedMinor: payments[0]?.amountMinor ?? splitOf(offer).amountMinor,
      paidMinor: charged?.amountMinor ?? null,
      ...recordOf(order, offer),
    }
  })
  const statusOf = new Map(orders.map(({ id, status }) => [id, status]))
  const byOrder = (a: { orderId: string }, b: { orderId: string }) => a.orderId.localeCompare(b.orderId)
  expect(rows.map((row) => ({ ...row, status: statusOf.get(row.orderId) })).sort(byOrder)).toEqual(truth.sort(byOrder))
}
