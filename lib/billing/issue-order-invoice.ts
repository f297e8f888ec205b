import { systemActor } from '#lib/actor.ts'
import { composeOrderInvoice } from '#lib/billing/compose.ts'
import { fixCostCentre } from '#lib/billing/fix-cost-centre.ts'
import { issueDocument } from '#lib/billing/issue-document.ts'
import { asBuyer, detailsOf, sellerOf } from '#lib/billing/parties.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { noFindSplitOf, splitOf } from '#lib/offers/get-offer-row.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { reducedOf } from '#lib/payments/share.ts'

/**
 * Issues the invoice of a completed order that no card was asked for: all of its price, or what was agreed for a search
 * without a find. Run again, it finds nothing to do.
 */
export async function issueOrderInvoice(orderId: string): Promise<void> {
  const found = await getDb().order.findUnique({ where: { id: orderId }, select: { environment: true } })
  if (!found) return
  await inTransaction(async (tx) => {
    // Who comes second waits here, and then sees what the first has issued.
    const order = await lockOrder(tx, systemActor(found.environment), orderId)
    const cause = `order:${orderId}`
    const { environment, clientId } = order
    const sale = await readSale(tx, order)
    if (!sale || (await tx.billingDocument.count({ where: { environment, cause } })) > 0) return
    const { buyer, usual } = asBuyer(await detailsOf(tx, clientId))
    const costCentre = await fixCostCentre(tx, order, usual)
    const { currency } = sale.payment
    const composed = composeOrderInvoice({ ...sale, seller: sellerOf(), buyer, costCentre })
    await issueDocument(tx, { environment, cause, currency, clientId, orderId, ...composed })
  })
}

/** What was agreed to be paid by invoice; undefined where a card pays, or nobody has to. */
async function readSale(tx: Tx, order: OrderRow) {
  if (order.status !== 'completed' || order.selectedOfferId === null) return undefined
  const { researcher, ...offer } = await tx.offer.findUniqueOrThrow({
    where: { id: order.selectedOfferId },
    include: { researcher: { select: { name: true } } },
  })
  // Orders that were agreed on before the fee was kept with the offer are told by their never having had a payment.
  const byInvoice = offer.agreedFeeBps !== null || (await tx.payment.count({ where: { orderId: order.id } })) === 0
  if (!byInvoice) return undefined
  const noFind = noFindSplitOf(offer)
  const payment = {
    ...splitOf(offer),
    offerId: offer.id,
    noFindAmountMinor: noFind?.amountMinor ?? null,
    noFindTransferAmountMinor: noFind?.transferAmountMinor ?? null,
    currency: offer.currency,
    paymentIntentId: null,
  }
  const { amountMinor } = reducedOf(order, payment) ?? payment
  return amountMinor === 0 ? undefined : { order, payment, researcher: researcher.name }
}
