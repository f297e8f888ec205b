import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { capturePaymentJob, paymentQueue } from '#lib/payments/jobs.ts'
import { lockOwnWork } from '#lib/agreements/lock-own-work.ts'
import { canMove } from '#lib/orders/state.ts'
import { findLivePayment } from '#lib/payments/find-live-payment.ts'
import { moveOrder } from '#lib/orders/move-order.ts'

/**
 * The researcher starts: from here on the customer can't withdraw, and the money is taken. The order moves first, under
 * the lock; the capture follows as a job, and takes the order back should the hold have lapsed.
 */
export async function startWork(tx: Tx, actor: ResearcherActor, orderId: string) {
  const order = await lockOwnWork(tx, actor, orderId)
  if (order.status !== 'in_progress') {
    const payment = await findLivePayment(tx, orderId)
    if (canMove(order.status, 'start')) requireHold(payment)
    // Of a question from before a hold lapsed nobody waits for the answer any more.
    const now = new Date()
    const uncollectedSince = payment?.status === 'authorized' ? now : null
    await moveOrder(tx, order, 'start', { startedAt: now, uncollectedSince, questionBy: null, questionAt: null })
    await recordEvents(tx, actor, orderId, [{ type: 'order.started', payload: { status: 'in_progress' } }])
    if (payment?.status === 'authorized')
      await enqueue(
        tx,
        capturePaymentJob,
        { paymentId: payment.id },
        { queue: paymentQueue(orderId), key: `capture:${payment.id}` },
      )
  }
  return { id: orderId, status: 'in_progress' as const }
}

/** What holds no money any more can't be charged, so nobody should begin to work for it. An order on invoice has no payment. */
function requireHold(payment: Payment | null): void {
  if (payment?.status !== 'authorized' || payment.captureBefore === null || payment.captureBefore > new Date()) return
  throw new ApiError(
    'order_state_conflict',
    'The hold on the customer’s card has run out. Work can start once they have paid again; they are being asked to.',
  )
}
