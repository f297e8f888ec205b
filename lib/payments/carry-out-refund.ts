import type Stripe from 'stripe'
import { systemActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import type { Payment, Refund } from '#lib/generated/prisma/client.ts'
import { refundFailed } from '#lib/payments/apply-charge.ts'
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
  try {
    const made = (await findMade(payment, paymentIntentId, refund)) ?? (await create(payment, paymentIntentId, refund))
    return { ...outcomeOf(made, refund.attempt), providerRefundId: made.id }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return refusalOf(error, refund.attempt)
  }
}

/** One that was made by an earlier try whose answer was lost; the provider forgets keys after a day, its refunds never. */
async function findMade(
  { environment }: Payment,
  paymentIntentId: string,
  { id, triedAt }: Refund,
): Promise<Stripe.Refund | undefined> {
  if (triedAt === null) {
    await getDb().refund.update({ where: { id }, data: { triedAt: new Date() } })
    return undefined
  }
  const { stripe } = getProvider(environment)
  for await (const made of stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }))
    if (made.metadata?.['refund_id'] === id) return made
  return undefined
}

const create = ({ environment }: Payment, paymentIntentId: string, { id, amountMinor }: Refund) =>
  getProvider(environment).stripe.refunds.create(
    { payment_intent: paymentIntentId, amount: amountMinor, metadata: { refund_id: id } },
    { idempotencyKey: `callslip-refund-${id}` },
  )
