import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Dispute, Payment, Refund } from '#lib/generated/prisma/client.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { disputedOf, isLost, isOpen } from '#lib/payments/dispute.ts'
import type { PaymentSnapshot } from '#lib/payments/schema.ts'
import { hasFailed, isUnderway, noFindOf } from '#lib/payments/share.ts'

export async function getPayment(
  tx: Tx,
  actor: Actor,
  orderId: string,
  paymentIntentId: string,
): Promise<PaymentSnapshot> {
  await getOrderRow(tx, actor, orderId)
  const payment = await tx.payment.findFirst({
    where: { orderId, paymentIntentId },
    include: { refunds: true, disputes: true },
  })
  if (!payment) throw notFound()
  return { orderId, payment: { ...toSnapshot(payment), paymentIntentId } }
}

const sum = (refunds: Refund[]) => refunds.reduce((total, { amountMinor }) => total + amountMinor, 0)

/** A payment as its customer sees it; members that say nothing are left out. */
export function toSnapshot(
  payment: Payment & { refunds: Refund[]; disputes: Dispute[] },
): Omit<PaymentSnapshot['payment'], 'paymentIntentId'> {
  const failed = payment.refunds.filter((refund) => hasFailed(refund) && refund.answeredAt === null)
  const amounts = {
    refundedAmount: payment.refundedMinor,
    pendingRefundAmount: sum(payment.refunds.filter(isUnderway)),
    failedRefundAmount: sum(failed),
    retriedRefundAmount: sum(failed.filter(({ retryAt }) => retryAt !== null)),
    reversedAmount: payment.reversedMinor,
    disputedAmount: Math.min(disputedOf(payment.disputes), payment.amountMinor - payment.refundedMinor),
    researcherAmount: payment.shareSentMinor,
    researcherDueAmount: payment.shareDueMinor,
  }
  return {
    status: payment.status,
    amount: payment.amountMinor,
    currency: payment.currency,
    platformFee: payment.platformFeeMinor,
    transferAmount: payment.transferAmountMinor,
    ...noFindMembers(payment),
    ...Object.fromEntries(Object.entries(amounts).filter(([, minor]) => minor > 0)),
    ...(payment.disputes.length > 0 ? { dispute: standingOf(payment.disputes) } : {}),
  }
}

const noFindMembers = (payment: Payment) => {
  const noFind = noFindOf(payment)
  return noFind ? { noFindAmount: noFind.amountMinor, noFindTransferAmount: noFind.transferAmountMinor } : {}
}

const standingOf = (disputes: Dispute[]) => (disputes.some(isOpen) ? 'open' : disputes.some(isLost) ? 'lost' : 'won')
