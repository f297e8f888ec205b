import { timingSafeEqual } from 'node:crypto'
import type { Call } from '#tools/stripe-simulator/call.ts'
import { load } from '#tools/stripe-simulator/call.ts'
import { ApiError, badParam, missingParam } from '#tools/stripe-simulator/errors.ts'
import type { Intent } from '#tools/stripe-simulator/objects.ts'

// What Stripe shows to whoever holds only a publishable key: no metadata, no transfer group, no charge.
const publicMembers = new Set([
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
])

/** The path's intent; a publishable key needs its client secret as well. */
export function loadIntent(call: Call): Intent {
  const intent = load(call, 'payment_intent', call.ids[0] ?? '', 'payment_intent', 'intent')
  if (!call.publishable) return intent
  const secret = call.params.text('client_secret')
  if (secret === undefined) throw missingParam('client_secret')
  const given = Buffer.from(secret)
  const wanted = Buffer.from(intent.client_secret)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    const message = 'The client_secret provided does not match any associated PaymentIntent on this account.'
    throw badParam('client_secret', message, 'payment_intent_invalid_parameter')
  }
  return intent
}

export function presentIntent(call: Call, intent: Intent): unknown {
  if (!call.publishable) return intent
  return Object.fromEntries(Object.entries(intent).filter(([name]) => publicMembers.has(name)))
}

export function unexpectedState(call: Call, intent: Intent, message: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `${message}: it has a status of ${intent.status}.`,
    payment_intent: presentIntent(call, intent),
  })
}
