import type { Tx } from '#lib/db.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { enqueue } from '#lib/jobs.ts'
import { paymentQueue, refundPaymentJob } from '#lib/payments/jobs.ts'

const refundable = ['captured', 'transferred', 'partially_refunded', 'disputed'] as const

/** The order's payment that money can be given back from, and how much of it is left; call it under the order's lock. */
export async function findRefundable(
  tx: Tx,
  orderId: string,
): Promise<{ payment: Payment; leftMinor: number } | undefined> {
  const payment = await tx.payment.findFirst({
    where: { orderId, status: { in: [...refundable] } },
    include: { refunds: { where: { status: 'pending' } } },
  })
  if (!payment) return undefined
  const pending = payment.refunds.reduce((sum, refund) => sum + refund.amountMinor, 0)
  return { payment, leftMinor: payment.amountMinor - payment.refundedMinor - pending }
}

export async function beginRefund(tx: Tx, payment: Payment, amountMinor: number, reason: string) {
  const refund = await tx.refund.create({ data: { id: newId('refund'), paymentId: payment.id, amountMinor, reason } })
  await enqueue(
    tx,
    refundPaymentJob,
    { refundId: refund.id },
    { queue: paymentQueue(payment.orderId), key: `refund:${refund.id}` },
  )
  return { id: refund.id, paymentId: payment.id, amountMinor, status: refund.status }
}
