import { isDeepStrictEqual } from 'node:util'
import type Stripe from 'stripe'
import { systemActor, type SystemActor } from '#lib/actor.ts'
import { addCause } from '#lib/cases/add-cause.ts'
import { endCause } from '#lib/cases/end-cause.ts'
import type { Tx } from '#lib/db.ts'
import { type NewEvent, recordEvents } from '#lib/events/record-events.ts'
import type { Dispute, Order, Payment, Refund } from '#lib/generated/prisma/client.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { isLost, isOpen, toDisputeRow } from '#lib/payments/dispute.ts'
import { type AfterCapture, bookingsOf, keepTransactions } from '#lib/payments/keep-transactions.ts'
import { paymentPayload } from '#lib/payments/payment-payload.ts'
import { outcomeOf } from '#lib/payments/refund-outcome.ts'
import { settlePayment } from '#lib/payments/settle-payment.ts'
import { hasFailed } from '#lib/payments/share.ts'
import { toRefundRow } from '#lib/payments/to-refund-row.ts'
import { catalogue } from '#lib/words/en/cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Keeps the provider's refunds and disputes on their rows, then what they make of the payment. Call it under the order's lock. */
export async function applyCharge(
  tx: Tx,
  order: Pick<Order, 'id' | 'status' | 'outcome' | 'selectedOfferId'>,
  payment: Payment,
  shown: AfterCapture,
): Promise<Payment> {
  const failed = await keepRefunds(tx, payment, shown.refunds)
  const disputes = await keepDisputes(tx, payment, shown.disputes)
  const settled = await settlePayment(tx, order, await keepTransactions(tx, payment, bookingsOf(shown)))
  const actor = systemActor(payment.environment)
  for (const dispute of disputes) await followDispute(tx, actor, order.id, dispute)
  await recordEvents(tx, actor, order.id, [
    ...failed.map((refund) => refundFailed(settled, refund)),
    ...disputes.map((dispute) => disputeEvent(settled, dispute)),
  ])
  return settled
}

/** Keeps refunds as the provider shows them; one made at its dashboard gets a row here. Returns those that failed since. */
async function keepRefunds(tx: Tx, payment: Payment, refunds: Stripe.Refund[]): Promise<Refund[]> {
  if (refunds.length === 0) return []
  const rows = await tx.refund.findMany({ where: { paymentId: payment.id } })
  const failed: Refund[] = []
  for (const refund of refunds) {
    const known = rows.find((row) => row.providerRefundId === refund.id || row.id === refund.metadata?.['refund_id'])
    const outcome = outcomeOf(refund, known?.attempt ?? 1)
    if (known?.status === outcome.status && known.providerRefundId === refund.id) continue
    const row = known
      ? await tx.refund.update({ where: { id: known.id }, data: { providerRefundId: refund.id, ...outcome } })
      : await tx.refund.create({ data: { ...toRefundRow(payment.id, refund), ...outcome } })
    if (hasFailed(row)) failed.push(row)
  }
  return failed
}

export const refundFailed = (payment: Payment, { amountMinor }: Pick<Refund, 'amountMinor'>): NewEvent => ({
  type: 'payment.refund_failed',
  payload: paymentPayload(payment, { status: payment.status, amountMinor }),
})

/** Keeps disputes as the provider shows them. Returns those that began or ended since, or ended otherwise than they had. */
async function keepDisputes(tx: Tx, payment: Payment, disputes: Stripe.Dispute[]): Promise<Dispute[]> {
  if (disputes.length === 0) return []
  const rows = await tx.dispute.findMany({ where: { paymentId: payment.id } })
  const changed: Dispute[] = []
  for (const shown of disputes) {
    const before = rows.find(({ id }) => id === shown.id)
    const { id, ...row } = toDisputeRow(payment.id, shown, before)
    // When it was decided is the date of its row: a look that finds nothing new leaves that alone.
    const after =
      before && isDeepStrictEqual({ ...before, ...row }, before)
        ? before
        : await tx.dispute.upsert({ where: { id }, create: { id, ...row }, update: row })
    if (before === undefined || isOpen(before) !== isOpen(after) || isLost(before) !== isLost(after))
      changed.push(after)
  }
  return changed
}

/** A dispute is a case from its beginning to its end, whatever becomes of the order meanwhile. */
async function followDispute(tx: Tx, actor: SystemActor, orderId: string, dispute: Dispute): Promise<void> {
  // Its lock is held already.
  const order = await lockOrder(tx, actor, orderId)
  const { id: about } = dispute
  if (isOpen(dispute))
    await addCause(tx, actor, order, { origin: 'dispute', about, content: t('theBankQuestionsTheCharge') })
  else
    await endCause(tx, actor, order, {
      origins: ['dispute'],
      about,
      outcome: isLost(dispute) ? 'dispute_lost' : 'dispute_won',
    })
}

const disputeEvent = (payment: Payment, dispute: Dispute): NewEvent => ({
  type: isOpen(dispute) ? 'payment.disputed' : 'payment.dispute_closed',
  payload: paymentPayload(payment, {
    status: payment.status,
    disputeStatus: dispute.status,
    amountMinor: dispute.amountMinor,
  }),
})
