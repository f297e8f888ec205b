import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { enqueue } from '#lib/jobs.ts'
import { paymentQueue, transferPaymentJob } from '#lib/payments/jobs.ts'
import { moveOrder } from '#lib/orders/move-order.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'

/** Completes a delivered order: the customer accepts, or has kept silent for 14 days. The researcher is paid. */
export async function completeOrder(tx: Tx, actor: Actor, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, actor, orderId)
  if (order.status === 'completed') return order
  const completed = await moveOrder(tx, order, 'complete', { completedAt: new Date(), reviewState: null })
  await recordEvents(tx, actor, orderId, [{ type: 'order.completed', payload: { status: 'completed' } }])
  const payment = await tx.payment.findFirst({
    where: { orderId, status: { in: ['authorized', 'captured', 'partially_refunded'] } },
    select: { id: true },
  })
  if (payment)
    await enqueue(
      tx,
      transferPaymentJob,
      { paymentId: payment.id },
      { queue: paymentQueue(orderId), key: `transfer:${payment.id}` },
    )
  return completed
}
