import type Stripe from 'stripe'
import { systemActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import type { Payment, Refund } from '#lib/generated/prisma/client.ts'
import { refundFailed } from '#lib/payments/apply-charge.ts'
import { createOnce, findTried, type Making } from '#lib/payments/make-once.ts'
import { getProvider, isRefusal } from '#lib/payments/provider.ts'
import { outcomeOf, refusalOf, type RefundOutcome } from '#lib/payments/refund-outcome.ts'
import { settlePayment } from '#lib/payments/settle-payment.ts'
import { hasFailed } from '#lib/payments/share.ts'
import { refreshPayment } from '#lib/payments/refresh-payment.ts'
import { withLockedPayment } from '#lib/payments/with-locked-payment.ts'

/**
 * Makes a refund at the provider, once. What it answered is committed before anything else is done; the researcher's part
 * follows from it in jobs of its own (settle-share.ts), so that nothing there can be a reason to refund again.
 */
export async function carryOutRefund(refundId: string): Promise<void> {
  const refund = await getDb().refund.findUnique({ where: { id: refundId }, include: { payment: true } })
  if (!refund || refund.status !== 'pending' || refund.payment.paymentIntentId === null) return
  const { payment } = refund
  const { paymentIntentId } = refund.payment
  if (refund.providerRefundId === null) {
    const made = await makeRefund(payment, paymentIntentId, refund)
    await withLockedPayment(payment, async (tx, order, current) => {
      const kept = await tx.refund.update({ where: { id: refundId }, data: made })
      const settled = await settlePayment(tx, order, current)
      if (hasFailed(kept))
        await recordEvents(tx, systemActor(order.environment), order.id, [refundFailed(settled, kept)])
    })
  }
  await refreshPayment(payment, paymentIntentId)
}

type Made = RefundOutcome & { providerRefundId?: string }

async function makeRefund(payment: Payment, paymentIntentId: string, refund: Refund): Promise<Made> {
  const making = makingOf(payment, paymentIntentId, refund)
  try {
    const made = (await findTried(making)) ?? (await createOnce(making))
    return { ...outcomeOf(made, refund.attempt), providerRefundId: made.id }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return refusalOf(error, refund.attempt)
  }
}

function makingOf(
  { environment }: Payment,
  paymentIntentId: string,
  { id, amountMinor, triedAt }: Refund,
): Making<Stripe.Refund> {
  const { refunds } = getProvider(environment).stripe
  return {
    key: `callslip-refund-${id}`,
    triedAt,
    note: (before) => getDb().refund.updateMany({ where: { id, triedAt: before }, data: { triedAt: new Date() } }),
    find: async () => {
      for await (const made of refunds.list({ payment_intent: paymentIntentId, limit: 100 }))
        if (made.metadata?.['refund_id'] === id) return made
      return undefined
    },
    create: (options) =>
      refunds.create({ payment_intent: paymentIntentId, amount: amountMinor, metadata: { refund_id: id } }, options),
  }
}
