import type { ResearcherActor } from '#lib/actor.ts'
import { findChangeSince, type ChangeSince } from '#lib/changes/find-change-since.ts'
import type { Tx } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import type { Dispute, Offer, Payment, Refund, ShareMovement } from '#lib/generated/prisma/client.ts'
import { withFrozenFees } from '#lib/offers/frozen-fees.ts'
import { toOfferView } from '#lib/offers/view.ts'
import { awaitsConfirmation } from '#lib/orders/offer-version.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { toAsked, toWork } from '#lib/orders/view.ts'
import { isOpen } from '#lib/payments/dispute.ts'
import { netMoney } from '#lib/payments/net-money.ts'
import { noFindOf, writtenOffOf } from '#lib/payments/share.ts'
import { toReturns } from '#lib/payments/to-returns.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

/** Own offers and the number of all of them, for a whole page of orders in two queries. Others' amounts stay unread. */
export async function toResearchOrderViews(
  tx: Tx,
  actor: ResearcherActor,
  rows: OrderRow[],
): Promise<ResearchOrderView[]> {
  const orderId = { in: rows.map(({ id }) => id) }
  const [own, counts, payments] = await Promise.all([
    tx.offer.findMany({
      where: { orderId, researcherId: actor.id },
      orderBy: { id: 'asc' },
      include: { researcher: { select: { name: true } } },
    }),
    tx.offer.groupBy({
      by: ['orderId'],
      where: { orderId, status: { notIn: ['RETRACTED', 'EXPIRED'] } },
      _count: true,
    }),
    tx.payment.findMany({
      where: {
        orderId,
        offer: { researcherId: actor.id },
        status: { notIn: ['initiated', 'failed', 'canceled', 'expired'] },
      },
      include: {
        disputes: true,
        movements: { where: { status: 'succeeded' } },
        refunds: { where: { status: 'succeeded' } },
      },
      // The newest counts, as everywhere.
      orderBy: { id: 'desc' },
    }),
  ])
  const [changed, priced] = await Promise.all([findChanges(tx, rows, own), withFrozenFees(tx, own)])
  return rows.map((row) => {
    const mine = priced.filter((offer) => offer.orderId === row.id)
    const latest = mine.find(({ id }) => id === row.selectedOfferId) ?? mine.at(-1)
    const chosen = mine.some(({ id }) => id === row.selectedOfferId)
    const payment = payments.find(({ offerId }) => offerId === row.selectedOfferId)
    return {
      id: row.id,
      status: row.status,
      ...toAsked(row),
      // What was agreed with another researcher, and what came of it, is none of this one's business.
      ...(chosen ? { ...toWork(row), ...withoutAbsent({ completedAt: row.completedAt?.toISOString() }) } : {}),
      ...(latest ? { myOffer: toOfferView(latest, row) } : {}),
      ...toChanged(changed.get(row.id)),
      ...(chosen && payment ? { share: toShare(row, payment) } : {}),
      // One that was called off has let go of its hold, and nobody is to pay for it.
      ...(chosen && !payment && row.uncollectedSince !== null && row.status !== 'cancelled' ? { unpaid: true } : {}),
      feeBps: getEnv().PLATFORM_FEE_BPS,
      mine: chosen,
      offerCount: counts.find((count) => count.orderId === row.id)?._count ?? 0,
    }
  })
}

/** What is new since offers were made that wait to be confirmed, by their orders. Seldom is there one. */
async function findChanges(
  tx: Tx,
  rows: readonly OrderRow[],
  offers: readonly Offer[],
): Promise<Map<string, ChangeSince>> {
  const found = new Map<string, ChangeSince>()
  for (const row of rows) {
    const offer = offers.find((one) => one.orderId === row.id && awaitsConfirmation(one, row))
    const change = offer && (await findChangeSince(tx, row.id, offer.orderVersion))
    if (change) found.set(row.id, change)
  }
  return found
}

const toChanged = (change: ChangeSince | undefined): Pick<ResearchOrderView, 'changed'> =>
  change ? { changed: { at: change.at.toISOString(), members: change.members } } : {}

/** In the currency that was moved, where it isn't the one that the customer paid in. */
const toSettled = ({ settlementCurrency, currency, movements }: Payment & { movements: ShareMovement[] }) =>
  settlementCurrency === null || settlementCurrency === currency
    ? {}
    : {
        settled: {
          amount: movements.reduce((sum, { settlementMinor }) => sum + (settlementMinor ?? 0), 0),
          currency: settlementCurrency,
        },
      }

const toShare = (
  order: OrderRow,
  payment: Payment & { disputes: Dispute[]; movements: ShareMovement[]; refunds: Refund[] },
): ResearchOrderView['share'] => {
  const held = payment.status === 'authorized'
  const noFind = noFindOf(payment)?.transferAmountMinor
  const amount = netMoney(order, payment, payment.disputes).shareMinor
  const find = payment.transferAmountMinor - payment.reversedMinor
  const returns = toReturns(payment)
  return {
    amount,
    ...(order.outcome === 'not_found' && find > amount ? { findAmount: find } : {}),
    ...(order.outcome === null && noFind !== undefined && noFind < amount ? { noFindAmount: noFind } : {}),
    sent: payment.shareSentMinor,
    due: payment.shareDueMinor,
    offset: payment.movements
      .filter(({ kind }) => kind === 'offset')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    ...toSettled(payment),
    writtenOff: writtenOffOf(payment, amount),
    currency: payment.currency,
    ...(returns.length > 0 ? { returns } : {}),
    held,
    disputed: payment.disputes.some(isOpen),
    ...(held && payment.captureBefore ? { holdExpiresAt: payment.captureBefore.toISOString() } : {}),
  }
}
