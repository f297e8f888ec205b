import { expect } from 'vitest'
import { getDb } from '#lib/db.ts'
import { splitOf } from '#lib/offers/get-offer-row.ts'
import { isCharged } from '#lib/payments/state.ts'

/** Holds what lists go by against what it was taken from: the offer that is chosen, its researcher and its payment. */
export async function checkTerms(orderIds: readonly string[]): Promise<void> {
  const orders = await getDb().order.findMany({ where: { id: { in: [...orderIds] } } })
  const rows = await getDb().orderTerms.findMany({ where: { orderId: { in: [...orderIds] } } })
  const offers = await getDb().offer.findMany({
    where: { id: { in: orders.flatMap(({ selectedOfferId }) => selectedOfferId ?? []) } },
    include: { researcher: true, payments: { orderBy: { id: 'desc' } } },
  })
  const truth = orders.flatMap(({ id: orderId, clientId, environment, selectedOfferId, status }) => {
    const offer = offers.find(({ id }) => id === selectedOfferId)
    if (!offer) return []
    const { researcherId, currency, payments } = offer
    const charged = payments.find((payment) => isCharged(payment.status))
    return {
      ...{ orderId, clientId, environment, status, offerId: offer.id, researcherId, currency },
      researcherName: offer.researcher.name,
      agreedMinor: payments[0]?.amountMinor ?? splitOf(offer).amountMinor,
      paidMinor: charged?.amountMinor ?? null,
    }
  })
  const statusOf = new Map(orders.map(({ id, status }) => [id, status]))
  const byOrder = (a: { orderId: string }, b: { orderId: string }) => a.orderId.localeCompare(b.orderId)
  const terms = rows.map(({ earnedState, earnedMonth, earnedMinor, earnedSentMinor, ...row }) => row)
  expect(terms.map((row) => ({ ...row, status: statusOf.get(row.orderId) })).sort(byOrder)).toEqual(truth.sort(byOrder))
}
