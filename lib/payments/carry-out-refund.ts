import { getDb } from '#lib/db.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { getCurrency, transferShareOf } from '#lib/money.ts'
import { retrieveIntent } from '#lib/payments/intent.ts'
import { getProvider, isRefusal } from '#lib/payments/provider.ts'
import { keepIntent, withLockedPayment } from '#lib/payments/sync-payment.ts'

/** Carries a refund out: the customer's money, then the researcher's share of it where that had been transferred. */
export async function carryOutRefund(refundId: string): Promise<void> {
  const refund = await getDb().refund.findUnique({ where: { id: refundId }, include: { payment: true } })
  if (!refund || refund.status !== 'pending' || refund.payment.paymentIntentId === null) return
  const { payment } = refund
  const { stripe } = getProvider(payment.environment)
  let providerRefundId: string
  try {
    const made = await stripe.refunds.create(
      { payment_intent: refund.payment.paymentIntentId, amount: refund.amountMinor, metadata: { refund_id: refundId } },
      { idempotencyKey: `callslip-refund-${refundId}` },
    )
    providerRefundId = made.id
  } catch (error) {
    if (!isRefusal(error)) throw error
    await getDb().refund.update({ where: { id: refundId }, data: { status: 'failed' } })
    await keepIntent(payment, await retrieveIntent(payment, refund.payment.paymentIntentId))
    return
  }
  await takeBackShare(payment, refundId)
  await withLockedPayment(payment, (tx) =>
    tx.refund.update({ where: { id: refundId }, data: { status: 'succeeded', providerRefundId } }),
  )
  await keepIntent(payment, await retrieveIntent(payment, refund.payment.paymentIntentId))
}

// `reversedMinor` is the part of the researcher's share that the customer got back, sent already or not: what is still to
// be sent shrinks by it, what was sent is reversed. The queue of the order keeps refunds and the transfer apart.
async function takeBackShare(payment: Payment, refundId: string): Promise<void> {
  const refunds = await getDb().refund.findMany({
    where: { paymentId: payment.id, OR: [{ status: 'succeeded' }, { id: refundId }] },
  })
  const refundedMinor = refunds.reduce((sum, refund) => sum + refund.amountMinor, 0)
  const share = transferShareOf(refundedMinor, payment)
  const { step } = getCurrency(payment.currency)
  const reversedMinor = share - (share % step)
  const due = reversedMinor - payment.reversedMinor
  if (due <= 0) return
  if (payment.transferId !== null) {
    await getProvider(payment.environment).stripe.transfers.createReversal(
      payment.transferId,
      { amount: due },
      { idempotencyKey: `callslip-reversal-${refundId}` },
    )
  }
  await withLockedPayment(payment, (tx) =>
    tx.payment.update({ where: { id: payment.id }, data: { reversedMinor, updatedAt: new Date() } }),
  )
}
