import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import type { Payment, Refund, RefundBearer } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { enqueue } from '#lib/jobs.ts'
import { getCurrency } from '#lib/money.ts'
import type { Refundable } from '#lib/payments/bear-refund.ts'
import { paymentQueue, refundPaymentJob } from '#lib/payments/jobs.ts'
import { refundableOf } from '#lib/payments/share.ts'
import { chargedLiveStatuses } from '#lib/payments/state.ts'
import { waitedSince } from '#lib/payments/waits.ts'

type Found = { payment: Refundable; leftMinor: number }

/**
 * The order's payments that money can be given back from, and how much of each is left, the newest first; call it under the order's
 * lock. There are two where a charge came before the one for the chosen offer, and its refund failed.
 */
export async function findRefundables(tx: Tx, orderId: string): Promise<Found[]> {
  const payments = await tx.payment.findMany({
    where: { orderId, status: { in: [...chargedLiveStatuses] } },
    include: { refunds: true, disputes: true },
    orderBy: { id: 'desc' },
  })
  return payments.map((payment) => ({
    payment,
    leftMinor: refundableOf(payment, payment.refunds, payment.disputes),
  }))
}

/** The one of these that somebody means: the one that they name, or the newest with something left. */
export async function findRefundable(
  tx: Tx,
  orderId: string,
  paymentId: string | undefined,
): Promise<Found | undefined> {
  const all = await findRefundables(tx, orderId)
  if (paymentId !== undefined) return all.find(({ payment }) => payment.id === paymentId)
  return all.find(({ leftMinor }) => leftMinor > 0) ?? all[0]
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
      // Should it fail too, it is nothing new to operators. What tries itself again hasn't waited for them.
      waitingSince: retried ? waitedSince(retried) : null,
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
