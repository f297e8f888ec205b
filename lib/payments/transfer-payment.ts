import { systemActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { paymentPayload } from '#lib/payments/payment-payload.ts'
import { getProvider } from '#lib/payments/provider.ts'
import { canBecome } from '#lib/payments/state.ts'
import { withLockedPayment } from '#lib/payments/sync-payment.ts'

/** Sends the researcher their share of a completed order, less what was refunded before. */
export async function transferPayment(paymentId: string): Promise<void> {
  const payment = await getDb().payment.findUnique({
    where: { id: paymentId },
    include: { order: { select: { status: true } } },
  })
  if (!payment || payment.transferId !== null || payment.order.status !== 'completed') return
  // The capture is ahead of this job in the same queue; if it is still being tried, so is this.
  if (payment.status === 'authorized') throw new Error(`payment ${paymentId} is not captured yet`)
  if ((payment.status !== 'captured' && payment.status !== 'partially_refunded') || payment.chargeId === null) return
  const amount = payment.transferAmountMinor - payment.reversedMinor
  if (amount <= 0) return
  const transfer = await getProvider(payment.environment).stripe.transfers.create(
    {
      amount,
      currency: payment.currency.toLowerCase(),
      destination: payment.researcherAccountId,
      transfer_group: payment.orderId,
      source_transaction: payment.chargeId,
      metadata: { order_id: payment.orderId, payment_id: payment.id },
    },
    { idempotencyKey: `callslip-transfer-${paymentId}` },
  )
  await withLockedPayment(payment, async (tx, order, current) => {
    if (current.transferId !== null) return
    const status = canBecome(current.status, 'transferred') ? 'transferred' : current.status
    await tx.payment.update({
      where: { id: paymentId },
      data: { transferId: transfer.id, status, updatedAt: new Date() },
    })
    await recordEvents(tx, systemActor(order.environment), order.id, [
      { type: 'payment.transferred', payload: paymentPayload(payment, { status, transferId: transfer.id }) },
    ])
  })
}
