import type { Tx } from '#lib/db.ts'
import type { NewEvent } from '#lib/events/record-events.ts'
import { enqueue } from '#lib/jobs.ts'
import { paymentQueue, releasePaymentJob } from '#lib/payments/jobs.ts'
import { paymentPayload } from '#lib/payments/payment-payload.ts'
import { openStatuses } from '#lib/payments/state.ts'

/**
 * Ends an order's payment when the order ends or is opened again before work has started: the record says so now, and a
 * job makes it true at the provider, however often it must try. Call it under the order's lock; returns the events.
 */
export async function endPayment(tx: Tx, orderId: string): Promise<NewEvent[]> {
  const ended = await tx.payment.updateManyAndReturn({
    where: { orderId, status: { in: [...openStatuses] } },
    data: { status: 'canceled', updatedAt: new Date() },
    select: { id: true, paymentIntentId: true },
  })
  for (const { id } of ended) {
    await enqueue(tx, releasePaymentJob, { paymentId: id }, { queue: paymentQueue(orderId), key: `release:${id}` })
  }
  return ended.map((payment) => ({
    type: 'payment.canceled',
    payload: paymentPayload(payment, { status: 'canceled' }),
  }))
}
