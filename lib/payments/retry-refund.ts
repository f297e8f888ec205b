import { getDb } from '#lib/db.ts'
import { beginRefund, findRefundable } from '#lib/payments/begin-refund.ts'
import { isUnderway } from '#lib/payments/share.ts'
import { withLockedPayment } from '#lib/payments/with-locked-payment.ts'

/**
 * Takes up a refund that failed for a reason that may have passed, as a new one. Not while another is underway; and where
 * something has changed since (another refund, a dispute) an operator decides what is still to go back.
 */
export async function retryRefund(refundId: string): Promise<void> {
  const due = await getDb().refund.findUnique({ where: { id: refundId }, include: { payment: true } })
  if (!due) return
  await withLockedPayment(due.payment, async (tx, order, payment) => {
    const refunds = await tx.refund.findMany({ where: { paymentId: payment.id } })
    const failed = refunds.find(({ id }) => id === refundId)
    if (!failed?.retryAt || refunds.some(isUnderway)) return
    const refundable = await findRefundable(tx, order.id, payment.id)
    const same =
      refundable !== undefined &&
      refundable.leftMinor >= failed.amountMinor &&
      !refunds.some(({ createdAt }) => createdAt > failed.updatedAt)
    if (same) await beginRefund(tx, payment, failed.amountMinor, failed.reason, { retried: failed })
    else await tx.refund.update({ where: { id: refundId }, data: { retryAt: null } })
  })
}
