import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import type { Payment, Refund, RefundBearer } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { enqueue } from '#lib/jobs.ts'
import { getCurrency } from '#lib/money.ts'
import type { Refundable } from '#lib/payments/bear-refund.ts'
import { paymentQueue, refundPaymentJob } from '#lib/payments/jobs.ts'
import { refundableOf } from '#lib/payments/share.ts'

/** The order's payment that money can be given back from, and how much of it is left; call it under the order's lock. */
export async function findRefundable(
  tx: Tx,
  orderId: string,
): Promise<{ payment: Refundable; leftMinor: number } | undefined> {
  const payment = await tx.payment.findFirst({
    where: { orderId, status: { in: ['captured', 'transferred', 'partially_refunded', 'disputed'] } },
    include: { refunds: true, disputes: true },
  })
  return payment ? { payment, leftMinor: refundableOf(payment, payment.refunds, payment.disputes) } : undefined
}

/** So much of it, or all that is left. Throws where nothing is, or less, or where the currency doesn't move so little. */
export function requireRefundable(found: Awaited<ReturnType<typeof findRefundable>>, amountMinor?: number) {
  if (!found || found.leftMinor <= 0)
    throw new ApiError('payment_not_refundable', 'No charge of this order is left to refund.')
  const amount = amountMinor ?? found.leftMinor
  const { step, code } = getCurrency(found.payment.currency)
  if (amount > found.leftMinor || amount % step !== 0) {
    const message =
      amount > found.leftMinor
        ? `must not exceed the ${found.leftMinor} that are left`
        : `${code} moves in steps of ${step} minor units`
    throw new ApiError('invalid_request', `amountMinor: ${message}`, { details: [{ field: 'amountMinor', message }] })
  }
  return { payment: found.payment, amountMinor: amount }
}

type How = { bearer?: RefundBearer | undefined; retried?: Refund }

/** Plans a refund. Failed ones before it count as taken up again; where it retries one of them, only that. */
export async function beginRefund(
  tx: Tx,
  payment: Payment,
  amountMinor: number,
  reason: string,
  { bearer = 'both', retried }: How = {},
) {
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
      bearer: retried?.bearer ?? bearer,
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
  return { id: refund.id, paymentId: payment.id, amountMinor, bearer: refund.bearer, status: refund.status }
}
