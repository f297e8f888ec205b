import type { CustomerActor } from '#lib/actor.ts'
import { endCase } from '#lib/cases/end-case.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { closeOffers } from '#lib/offers/close-offers.ts'
import { moveOrder } from '#lib/orders/move-order.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import type { WithdrawnView } from '#lib/orders/schema.ts'
import { canMove } from '#lib/orders/state.ts'
import { endPayment } from '#lib/payments/end-payment.ts'
import { refundRest } from '#lib/payments/refund-rest.ts'

/** Withdraws an order before work starts. Whoever holds the row lock first wins against a payment; a hold is released. */
export async function withdrawOrder(tx: Tx, actor: CustomerActor, orderId: string): Promise<WithdrawnView> {
  const order = await lockOrder(tx, actor, orderId)
  if (order.status !== 'withdrawn') {
    if (canMove(order.status, 'withdraw')) await endCase(tx, actor, order, 'order_ended')
    await moveOrder(tx, order, 'withdraw', { closedAt: new Date() })
    await recordEvents(tx, actor, orderId, [
      { type: 'order.withdrawn', payload: { status: 'withdrawn' } },
      ...(await endPayment(tx, orderId)),
      ...(await closeOffers(tx, orderId)),
    ])
    // Charged before work began: by somebody at the provider's dashboard.
    await refundRest(tx, orderId, 'The order was withdrawn before work began.')
  }
  return { id: orderId, status: 'withdrawn' }
}
