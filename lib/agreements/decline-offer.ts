import type { CustomerActor } from '#lib/actor.ts'
import { reopenOrder } from '#lib/agreements/reopen-order.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { getOfferRow } from '#lib/offers/get-offer-row.ts'
import type { DeclinedView } from '#lib/offers/schema.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { isClosed } from '#lib/orders/state.ts'
import { endPayment } from '#lib/payments/end-payment.ts'
import { alertAnew } from '#lib/researchers/alert-anew.ts'

/** Declines an offer; declining the selected one before it is paid opens the order again and cancels its payment. */
export async function declineOffer(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  offerId: string,
): Promise<DeclinedView> {
  const order = await lockOrder(tx, actor, orderId)
  const offer = await getOfferRow(tx, actor, orderId, offerId)
  const declined = { id: offerId, status: 'declined' } as const
  if (offer.status === 'DECLINED') return declined
  if (isClosed(order.status)) throw new ApiError('order_closed', `The order is ${order.status}.`)
  if (offer.status !== 'ACTIVE' && offer.status !== 'SELECTED') {
    throw new ApiError('offer_not_active', `The offer is ${offer.status.toLowerCase()}.`)
  }
  if (offer.status === 'SELECTED') {
    await reopenOrder(tx, order, 'reopen')
    // It had been paid for, with a hold that lapsed since: nobody's offer is left to choose.
    if ((await tx.offer.count({ where: { orderId, status: 'CLOSED' } })) > 0) await alertAnew(tx, orderId)
  }
  await tx.offer.update({ where: { id: offerId }, data: { status: 'DECLINED', updatedAt: new Date() } })
  await recordEvents(tx, actor, orderId, [
    {
      type: 'offer.declined',
      payload: { ...declined, ...(offer.status === 'SELECTED' ? { orderStatus: 'open' } : {}) },
    },
    ...(offer.status === 'SELECTED' ? await endPayment(tx, orderId) : []),
  ])
  return declined
}
