import { getDb } from '#lib/db.ts'
import { completeIntent } from '#lib/payments/sync-payment.ts'
import { retrieveIntent } from '#lib/payments/intent.ts'
import { getProvider } from '#lib/payments/provider.ts'

/**
 * Makes true at the provider that a payment has ended: a hold is given back, a charge that slipped through refunded.
 * Even an intent that was never stored is looked up first, or a lost answer could leave one open behind our back.
 */
export async function releasePayment(paymentId: string): Promise<void> {
  const payment = await getDb().payment.findUnique({ where: { id: paymentId } })
  if (!payment || payment.settledAt !== null || (payment.status !== 'canceled' && payment.status !== 'expired')) return
  const { stripe } = getProvider(payment.environment)
  const intentId = await completeIntent(payment)
  const intent = await retrieveIntent(payment, intentId)
  if (intent.status === 'succeeded') {
    await stripe.refunds.create(
      { payment_intent: intentId },
      { idempotencyKey: `callslip-release-refund-${paymentId}` },
    )
  } else if (intent.status !== 'canceled') {
    // No key: a refusal (captured at this very moment) must not be replayed to the next attempt, and canceling twice is harmless.
    await stripe.paymentIntents.cancel(intentId)
  }
  await getDb().payment.update({ where: { id: paymentId }, data: { settledAt: new Date() } })
}
