import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { withFrozenFees } from '#lib/offers/frozen-fees.ts'
import { toOfferView } from '#lib/offers/view.ts'
import { findTheirs } from '#lib/orders/find-theirs.ts'
import { toSnapshot } from '#lib/payments/get-payment.ts'
import type { OrderMoney } from '#lib/payments/schema.ts'
import { isCharged } from '#lib/payments/state.ts'

/** What was agreed on for each of these orders, and what has become of the money. Who asks for others' gets nothing of them. */
export async function listOrderMoney(
  tx: Tx,
  actor: CustomerActor,
  { orderIds }: { orderIds: readonly string[] },
): Promise<OrderMoney> {
  const theirs = (await findTheirs(tx, actor, orderIds)).map(({ id }) => id)
  const where = { orderId: { in: theirs } }
  const selected = await tx.offer.findMany({
    where: { ...where, status: 'SELECTED' },
    include: { researcher: { select: { name: true } }, order: { select: { version: true } } },
  })
  const offers = await withFrozenFees(tx, selected)
  const payments = await tx.payment.findMany({
    where: { ...where, paymentIntentId: { not: null } },
    include: { refunds: true, disputes: true },
    orderBy: { id: 'asc' },
  })
  const chosen = new Map(offers.map((offer) => [offer.orderId, offer]))
  const paid = Map.groupBy(payments, ({ orderId }) => orderId)
  return {
    orders: theirs.flatMap((orderId) => {
      const [offer, paidFor] = [chosen.get(orderId), paid.get(orderId)]
      return offer || paidFor ? [{ orderId, ...(offer && agreedIn(offer)), ...(paidFor && paymentsIn(paidFor)) }] : []
    }),
  }
}

type Offer = Parameters<typeof toOfferView>[0] & { order: { version: number } }
type Paid = Parameters<typeof toSnapshot>[0]

function agreedIn(offer: Offer) {
  const { researcherName, currency, totalAmount } = toOfferView(offer, offer.order)
  return { researcherName, currency, totalAmount }
}

function paymentsIn(payments: readonly Paid[]) {
  const [newest, ...before] = payments.map(snapshotOf).reverse()
  const earlierCharges = before.filter(({ status }) => isCharged(status)).reverse()
  return { ...(newest && { payment: newest }), ...(earlierCharges.length > 0 && { earlierCharges }) }
}

const snapshotOf = (payment: Paid) => ({ ...toSnapshot(payment), paymentIntentId: payment.paymentIntentId ?? '' })
