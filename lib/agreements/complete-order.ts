import type { Actor } from '#lib/actor.ts'
import { endCase } from '#lib/cases/end-case.ts'
import type { Tx } from '#lib/db.ts'
import { dropDocuments } from '#lib/documents/drop-documents.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { settlePayment } from '#lib/payments/settle-payment.ts'
import { findLivePayment } from '#lib/payments/find-live-payment.ts'
import { isCharged } from '#lib/payments/state.ts'
import { findHeldBack } from '#lib/orders/find-held-back.ts'
import { moveOrder } from '#lib/orders/move-order.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { canMove } from '#lib/orders/state.ts'

/** Completes a delivered order: the customer accepts, or has kept silent for 14 days. The researcher is paid. */
export async function completeOrder(tx: Tx, actor: Actor, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, actor, orderId)
  if (order.status === 'completed') return order
  if (canMove(order.status, 'complete')) await endCase(tx, actor, order, 'accepted')
  const completed = await moveOrder(tx, order, 'complete', { completedAt: new Date(), reviewState: null })
  await recordEvents(tx, actor, orderId, [{ type: 'order.completed', payload: { status: 'completed' } }])
  // Nobody hands it over any more, and nobody could take it away.
  await dropDocuments(tx, { id: { in: await findHeldBack(tx, orderId) } })
  // From here on the researcher's share is due; one that is still being charged is settled after its capture.
  const payment = await findLivePayment(tx, orderId)
  if (payment && isCharged(payment.status)) await settlePayment(tx, completed, payment)
  return completed
}
