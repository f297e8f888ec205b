import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { enqueue } from '#lib/jobs.ts'
import { capturePaymentJob, paymentQueue } from '#lib/payments/jobs.ts'
import { lockOwnWork } from '#lib/agreements/lock-own-work.ts'
import { moveOrder } from '#lib/orders/move-order.ts'

/**
 * The researcher starts: from here on the customer can't withdraw, and the money is taken. The order moves first, under
 * the lock; the capture follows as a job, and takes the order back should the hold have lapsed.
 */
export async function startWork(tx: Tx, actor: ResearcherActor, orderId: string) {
  const order = await lockOwnWork(tx, actor, orderId)
  if (order.status !== 'in_progress') {
    await moveOrder(tx, order, 'start', { startedAt: new Date() })
    await recordEvents(tx, actor, orderId, [{ type: 'order.started', payload: { status: 'in_progress' } }])
    const payment = await tx.payment.findFirst({ where: { orderId, status: 'authorized' }, select: { id: true } })
    if (payment)
      await enqueue(
        tx,
        capturePaymentJob,
        { paymentId: payment.id },
        { queue: paymentQueue(orderId), key: `capture:${payment.id}` },
      )
  }
  return { id: orderId, status: 'in_progress' as const }
}
