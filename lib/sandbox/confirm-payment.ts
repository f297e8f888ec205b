import type { CustomerActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { askProvider, getProvider, isRefusal } from '#lib/payments/provider.ts'
import { retrieveIntent } from '#lib/payments/intent.ts'
import type { ConfirmPaymentInput } from '#lib/sandbox/schema.ts'

/** The provider's own test cards, by what they do. */
const cards: Record<ConfirmPaymentInput['card'], string> = {
  ok: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  requires_action: 'pm_card_authenticationRequired',
  disputed: 'pm_card_createDispute',
  refund_fails: 'pm_card_refundFail',
}

/**
 * Confirms an order's payment intent as the customer's browser would. A declined card is an answer, not a failure:
 * the intent's present status says what a browser would show.
 */
export async function confirmPayment(
  actor: CustomerActor,
  orderId: string,
  { paymentIntentId, card }: ConfirmPaymentInput,
) {
  await getOrderRow(getDb(), actor, orderId)
  const payment = await getDb().payment.findFirst({ where: { orderId, paymentIntentId } })
  if (!payment) throw notFound()
  const { stripe } = getProvider(payment.environment)
  const status = await askProvider(async () => {
    try {
      return (await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: cards[card] })).status
    } catch (error) {
      if (!isRefusal(error)) throw error
      // Declined, or in no state to be confirmed any more: its present state tells which.
      return (await retrieveIntent(payment, paymentIntentId)).status
    }
  })
  if (status === 'canceled')
    throw new ApiError('payment_canceled', "This payment was canceled and can't be confirmed any more.")
  return { paymentIntentId, status }
}
