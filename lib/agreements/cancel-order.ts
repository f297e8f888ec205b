import type { Actor } from '#lib/actor.ts'
import { endCase } from '#lib/cases/end-case.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { closeOffers } from '#lib/offers/close-offers.ts'
import { moveOrder } from '#lib/orders/move-order.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { canMove } from '#lib/orders/state.ts'
import { endPayment } from '#lib/payments/end-payment.ts'
import { refundRest } from '#lib/payments/refund-rest.ts'

/** An operator ends an order: a hold is released, a charge refunded in full. Cancelling again changes nothing. */
export async function cancelOrder(tx: Tx, actor: Actor, orderId: string, reason: string): Promise<OrderRow> {
  const order = await lockOrder(tx, actor, orderId)
  if (order.status === 'cancelled') return order
  if (canMove(order.status, 'cancel')) await endCase(tx, actor, order, 'order_ended')
  const cancelled = await moveOrder(tx, order, 'cancel', { cancelReason: reason, closedAt: new Date() })
  await recordEvents(tx, actor, orderId, [
    { type: 'order.cancelled', payload: { status: 'cancelled' } },
    ...(await endPayment(tx, orderId)),
    ...(await closeOffers(tx, orderId)),
  ])
  await refundRest(tx, orderId, reason)
  return cancelled
}
