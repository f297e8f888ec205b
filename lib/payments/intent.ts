import type Stripe from 'stripe'
import { getDb } from '#lib/db.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { getProvider } from '#lib/payments/provider.ts'
import { decrypt } from '#lib/secrets.ts'

export type Intent = { id: string; clientSecret: string }

/**
 * The provider's intent for a payment row: the one stored, or a new one under a key derived from the row's id, so that a
 * call repeated after a lost answer finds the same. Never inside a transaction.
 */
export async function ensureIntent(payment: Payment): Promise<Intent> {
  if (payment.paymentIntentId !== null && payment.clientSecretEncrypted !== null) {
    return { id: payment.paymentIntentId, clientSecret: decrypt(payment.clientSecretEncrypted) }
  }
  const { number } = await getDb().order.findUniqueOrThrow({ where: { id: payment.orderId }, select: { number: true } })
  const intent = await getProvider(payment.environment).stripe.paymentIntents.create(
    {
      amount: payment.amountMinor,
      currency: payment.currency.toLowerCase(),
      capture_method: 'manual',
      // No method that would leave the page for good: a hold needs one that can be captured later.
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      transfer_group: payment.orderId,
      ...(payment.customerId === null ? {} : { customer: payment.customerId }),
      statement_descriptor_suffix: statementSuffix(number),
      description: `Callslip order ${number} (${payment.orderId})`,
      metadata: { order_id: payment.orderId, offer_id: payment.offerId, payment_id: payment.id },
    },
    // Named anew whenever the parameters change: the provider refuses other ones under a key that it knows.
    { idempotencyKey: `callslip-create-2-${payment.id}` },
  )
  if (intent.client_secret === null) throw new Error(`intent ${intent.id} came without a client secret`)
  return { id: intent.id, clientSecret: intent.client_secret }
}

/**
 * The end of what a bank statement says, after the prefix of the provider's account. Prefix (at most ten characters), `* `
 * and this must fit into 22, and it needs a letter: the order's number, without its hyphens where it has grown.
 */
export function statementSuffix(number: string): string {
  if (number.length <= suffixLength) return number
  const joined = number.replaceAll('-', '')
  return joined.length <= suffixLength ? joined : `S${joined.slice(1 - suffixLength)}`
}

const suffixLength = 10

export const retrieveIntent = (payment: Payment, intentId: string): Promise<Stripe.PaymentIntent> =>
  getProvider(payment.environment).stripe.paymentIntents.retrieve(intentId, {
    expand: ['latest_charge.balance_transaction'],
  })

export const chargeOf = (intent: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof intent.latest_charge === 'object' ? intent.latest_charge : null

export type Verdict =
  'authorized' | 'captured' | 'canceled' | 'mismatch' | 'declined' | 'requires_action' | 'processing' | 'not_confirmed'

/** What an intent, as the provider shows it now, says about the payment it was made for. Nothing else is believed. */
export function judge(payment: Payment, intent: Stripe.PaymentIntent): Verdict {
  const same =
    intent.amount === payment.amountMinor &&
    intent.currency === payment.currency.toLowerCase() &&
    intent.metadata['order_id'] === payment.orderId &&
    intent.metadata['offer_id'] === payment.offerId
  if (!same) return 'mismatch'
  switch (intent.status) {
    case 'requires_capture':
      return 'authorized'
    case 'succeeded':
      // A part may have been taken at the dashboard.
      return intent.amount_received === payment.amountMinor ? 'captured' : 'mismatch'
    case 'canceled':
      return 'canceled'
    case 'processing':
      return 'processing'
    case 'requires_action':
      return 'requires_action'
    default:
      return intent.last_payment_error ? 'declined' : 'not_confirmed'
  }
}
