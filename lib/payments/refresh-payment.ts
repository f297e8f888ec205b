import type Stripe from 'stripe'
import { getDb } from '#lib/db.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { applyCharge } from '#lib/payments/apply-charge.ts'
import { applyIntent } from '#lib/payments/apply-intent.ts'
import { chargeOf, retrieveIntent } from '#lib/payments/intent.ts'
import type { AfterCapture } from '#lib/payments/keep-transactions.ts'
import { getProvider } from '#lib/payments/provider.ts'
import { withLockedPayment } from '#lib/payments/with-locked-payment.ts'

/** Asks the provider for everything that it shows of a payment right now, and keeps it. */
export async function refreshPayment(
  payment: Payment,
  intentId: string,
  { disputes = false } = {},
): Promise<{ payment: Payment; intent: Stripe.PaymentIntent }> {
  const intent = await retrieveIntent(payment, intentId)
  const shown = await lookAfterCapture(payment, intent, disputes)
  const kept = await withLockedPayment(payment, async (tx, order, current) => {
    const applied = await applyIntent(tx, order, current, intent)
    return shown ? applyCharge(tx, order, applied, shown) : applied
  })
  return { payment: kept, intent }
}

/** Refunds and disputes of a charge; undefined where none was captured. A released hold is shown as refunded too, but no money had moved. */
async function lookAfterCapture(
  payment: Payment,
  intent: Stripe.PaymentIntent,
  reported: boolean,
): Promise<AfterCapture | undefined> {
  const charge = chargeOf(intent)
  if (!charge?.captured || intent.status !== 'succeeded') return undefined
  const { stripe } = getProvider(payment.environment)
  const ofIntent = { payment_intent: intent.id, limit: 100 }
  const [refunds, disputes] = await Promise.all([
    getDb().refund.count({ where: { paymentId: payment.id } }),
    getDb().dispute.count({ where: { paymentId: payment.id } }),
  ])
  return {
    charge,
    refunds:
      charge.amount_refunded > 0 || refunds > 0
        ? await stripe.refunds
            .list({ ...ofIntent, expand: ['data.balance_transaction', 'data.failure_balance_transaction'] })
            .autoPagingToArray({ limit: 1000 })
        : [],
    disputes: charge.disputed || reported || disputes > 0 ? (await stripe.disputes.list(ofIntent)).data : [],
  }
}
