import { systemActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import type { Dispute, Order, Payment, Refund } from '#lib/generated/prisma/client.ts'
import { isLost } from '#lib/payments/dispute.ts'
import { paymentPayload } from '#lib/payments/payment-payload.ts'
import { planSettling } from '#lib/payments/plan-settling.ts'
import { postToLedger } from '#lib/payments/post-to-ledger.ts'
import { beginRefund } from '#lib/payments/begin-refund.ts'
import { endRefundOf, hasFailed, isOver, settle } from '#lib/payments/share.ts'
import { isCharged, isEnded } from '#lib/payments/state.ts'

type Settled = Pick<Order, 'id' | 'status' | 'outcome' | 'selectedOfferId'>

/** What failed to go back needs nobody any more once all of the charge has: by other refunds, the dashboard's too, or by the bank. */
async function answerFailed(tx: Tx, payment: Payment, refunds: Refund[], disputes: Dispute[]): Promise<void> {
  const returned = [...refunds.filter(({ status }) => status === 'succeeded'), ...disputes.filter(isLost)]
  const failed = refunds.filter((refund) => hasFailed(refund) && refund.answeredAt === null)
  if (failed.length === 0 || returned.reduce((sum, one) => sum + one.amountMinor, 0) < payment.amountMinor) return
  const ids = failed.map(({ id }) => id)
  await tx.refund.updateMany({ where: { id: { in: ids } }, data: { answeredAt: new Date(), retryAt: null } })
}

/** What refunds and disputes a payment has, after the one that its order's end asks for. */
async function readReturns(tx: Tx, order: Settled, payment: Payment) {
  const read = () =>
    Promise.all([
      tx.refund.findMany({ where: { paymentId: payment.id } }),
      tx.dispute.findMany({ where: { paymentId: payment.id } }),
    ])
  const [refunds, disputes] = await read()
  const owed = endRefundOf(order, payment, refunds, disputes)
  if (owed === 0) return [refunds, disputes] as const
  const reason = isOver(order, payment)
    ? 'A bank was asking about the charge when it was to go back.'
    : 'Nothing was found: the offer asks less for that.'
  await beginRefund(tx, payment, owed, reason)
  return read()
}

/**
 * Writes what refunds and disputes make of a payment, with its event, and sets off what is owed after that. Everything that
 * changes one of them, moves the share or completes the order ends here, under the order's lock.
 */
export async function settlePayment(tx: Tx, order: Settled, payment: Payment): Promise<Payment> {
  const [refunds, disputes] = await readReturns(tx, order, payment)
  await answerFailed(tx, payment, refunds, disputes)
  const now = settle(order, payment, refunds, disputes)
  // One that was charged after it had ended counts once the customer has everything back; until then it has ended.
  if (!isCharged(payment.status) && !(isEnded(payment.status) && now.status === 'refunded')) {
    await postToLedger(tx, order, payment)
    return payment
  }
  const settled = await tx.payment.update({
    where: { id: payment.id },
    data: {
      ...now,
      // Whatever the provider refused to move need not be moved any more.
      ...(now.shareDueMinor === payment.shareSentMinor ? { shareRefusedAt: null, shareRefusal: null } : {}),
      updatedAt: new Date(),
      ...(isEnded(payment.status) ? { settledAt: new Date() } : {}),
    },
  })
  await postToLedger(tx, order, settled)
  if (now.refundedMinor > payment.refundedMinor) {
    const payload = paymentPayload(payment, {
      status: now.status,
      amountMinor: now.refundedMinor - payment.refundedMinor,
      refundedMinor: now.refundedMinor,
    })
    await recordEvents(tx, systemActor(payment.environment), order.id, [{ type: 'payment.refunded', payload }])
  }
  if (settled.shareDueMinor !== settled.shareSentMinor) await planSettling(tx, settled)
  return settled
}
