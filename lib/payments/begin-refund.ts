import type { Tx } from '#lib/db.ts'
import type { Payment, Refund } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { enqueue } from '#lib/jobs.ts'
import { paymentQueue, refundPaymentJob } from '#lib/payments/jobs.ts'
import { refundableOf } from '#lib/payments/share.ts'

/** The order's payment that money can be given back from, and how much of it is left; call it under the order's lock. */
export async function findRefundable(
  tx: Tx,
  orderId: string,
): Promise<{ payment: Payment; leftMinor: number } | undefined> {
  const payment = await tx.payment.findFirst({
    where: { orderId, status: { in: ['captured', 'transferred', 'partially_refunded', 'disputed'] } },
    include: { refunds: true, disputes: true },
  })
  return payment ? { payment, leftMinor: refundableOf(payment, payment.refunds, payment.disputes) } : undefined
}

/** Plans a refund. Failed ones before it count as taken up again; where it retries one of them, only that. */
export async function beginRefund(tx: Tx, payment: Payment, amountMinor: number, reason: string, retried?: Refund) {
  await tx.refund.updateMany({
    where: retried
      ? { id: retried.id }
      : { paymentId: payment.id, status: { in: ['failed', 'canceled'] }, answeredAt: null },
    data: { answeredAt: new Date(), retryAt: null },
  })
  const refund = await tx.refund.create({
    data: {
      id: newId('refund'),
      paymentId: payment.id,
      amountMinor,
      reason,
      // What was written for ourselves alone stays with us.
      told: retried?.told ?? true,
      attempt: (retried?.attempt ?? 0) + 1,
    },
  })
  await enqueue(
    tx,
    refundPaymentJob,
    { refundId: refund.id },
    { queue: paymentQueue(payment.orderId), key: `refund:${refund.id}` },
  )
  return { id: refund.id, paymentId: payment.id, amountMinor, status: refund.status }
}
