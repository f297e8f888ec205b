import type { Call } from '#tools/stripe-simulator/call.ts'
import { loadParam } from '#tools/stripe-simulator/call.ts'
import { readPaymentMethod } from '#tools/stripe-simulator/cards.ts'
import { checkCharge, readAmount, readCurrency } from '#tools/stripe-simulator/currencies.ts'
import { badParam, missingParam } from '#tools/stripe-simulator/errors.ts'
import { recordEvent } from '#tools/stripe-simulator/events.ts'
import { releaseHold } from '#tools/stripe-simulator/holds.ts'
import type { Intent, PaymentMethod } from '#tools/stripe-simulator/objects.ts'
import { attemptPayment, authenticate } from '#tools/stripe-simulator/payment-attempts.ts'
import { loadIntent, presentIntent, unexpectedState } from '#tools/stripe-simulator/intent-access.ts'
import type { Params } from '#tools/stripe-simulator/params.ts'
import { newId } from '#tools/stripe-simulator/state.ts'

const confirmParams = [
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'return_url',
  'client_secret',
  'use_stripe_sdk',
  'off_session',
  'error_on_requires_action',
  'receipt_email',
  'shipping',
  'setup_future_usage',
  'mandate_data',
  'expected_payment_method_type',
  'capture_method',
  'client_context',
  'client_attribution_metadata',
]
const createParams = [
  'amount',
  'currency',
  'customer',
  'capture_method',
  'transfer_group',
  'metadata',
  'description',
  'automatic_payment_methods',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'confirm',
  'return_url',
  'confirmation_method',
  'off_session',
  'error_on_requires_action',
  'receipt_email',
  'shipping',
  'setup_future_usage',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'use_stripe_sdk',
]
const futureUses = ['on_session', 'off_session'] as const
const captureMethods = ['automatic', 'automatic_async', 'manual'] as const
/** Of an intent that nothing has happened to, or that Callslip has no use for. */
const absent = {
  application: null,
  application_fee_amount: null,
  canceled_at: null,
  cancellation_reason: null,
  last_payment_error: null,
  latest_charge: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  processing: null,
  review: null,
  shipping: null,
  source: null,
  transfer_data: null,
} as const
const cancelReasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const

export function createIntent(call: Call): unknown {
  call.params.only(...createParams)
  const created = readIntent(call)
  const method = readPaymentMethod(call)
  const intent: Intent = method ? { ...created, payment_method: method.id, status: 'requires_confirmation' } : created
  const confirm = call.params.flag('confirm') ?? false
  if (!confirm && call.params.text('return_url') !== undefined) {
    throw badParam(
      'return_url',
      'The parameter `return_url` cannot be passed when creating a PaymentIntent unless `confirm` is true.',
    )
  }
  call.store.put(intent)
  recordEvent(call.store, 'payment_intent.created', intent)
  return presentIntent(call, confirm ? payWith(call, intent, method) : intent)
}

/** A new intent as the parameters describe it, without a payment method. */
function readIntent(call: Call) {
  const { params, store, livemode } = call
  const currency = readCurrency(params)
  const amount = checkCharge(readAmount(params, currency), currency)
  const methods = readMethods(params)
  const id = newId('pi')
  return {
    ...absent,
    ...methods,
    id,
    object: 'payment_intent' as const,
    livemode,
    created: store.now(),
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    capture_method: params.choice('capture_method', captureMethods) ?? ('automatic_async' as const),
    client_secret: `${id}_${newId('secret', 25)}`,
    confirmation_method: params.choice('confirmation_method', ['automatic', 'manual']) ?? 'automatic',
    currency,
    customer: readCustomer(call),
    setup_future_usage: params.choice('setup_future_usage', futureUses) ?? null,
    description: params.text('description') ?? null,
    metadata: params.metadata(),
    payment_method_options: {},
    receipt_email: params.text('receipt_email') ?? null,
    statement_descriptor: params.text('statement_descriptor') ?? null,
    statement_descriptor_suffix: readSuffix(params),
    status: 'requires_payment_method' as const,
    transfer_group: params.text('transfer_group') ?? null,
    _simulator: { captureBefore: null, authentication: null },
  }
}

function readCustomer(call: Call): string | null {
  const id = call.params.text('customer')
  return id === undefined ? null : loadParam(call, 'customer', id, 'customer').id
}

/** As much as can be said of it without knowing the account's prefix. */
function readSuffix(params: Params): string | null {
  const suffix = params.text('statement_descriptor_suffix')
  if (suffix === undefined) return null
  if (suffix.length > 22 || !/[A-Za-z]/.test(suffix) || /[<>\\'"*]|[^ -~]/.test(suffix))
    throw badParam(
      'statement_descriptor_suffix',
      'The statement descriptor suffix must have at most 22 characters, a letter among them, and none of < > \\ \' " *.',
    )
  return suffix
}

function readMethods(params: Params): Pick<Intent, 'automatic_payment_methods' | 'payment_method_types'> {
  const automatic = params.group('automatic_payment_methods')
  automatic?.only('enabled', 'allow_redirects')
  // Not named: Stripe takes the methods of the dashboard, as if it had been enabled.
  const enabled = automatic?.flag('enabled') !== false
  return {
    automatic_payment_methods: enabled
      ? { enabled: true, allow_redirects: automatic?.choice('allow_redirects', ['always', 'never']) ?? 'always' }
      : null,
    payment_method_types: ['card', 'link'],
  }
}

export function retrieveIntent(call: Call): unknown {
  call.params.only('client_secret')
  return presentIntent(call, loadIntent(call))
}

/** POST /v1/payment_intents/{id}: only what may change before the payment is made. */
export function updateIntent(call: Call): unknown {
  const { params, store } = call
  params.only('amount', 'metadata', 'description', 'transfer_group')
  const intent = loadIntent(call)
  const amount = params.integer('amount')
  if (amount !== undefined && amount !== intent.amount) {
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation') {
      throw unexpectedState(call, intent, 'The amount of this PaymentIntent can no longer be changed')
    }
    intent.amount = checkCharge(amount, intent.currency)
  }
  intent.metadata = params.metadata(intent.metadata)
  intent.description = params.text('description') ?? intent.description
  intent.transfer_group = params.text('transfer_group') ?? intent.transfer_group
  store.put(intent)
  return presentIntent(call, intent)
}

export function confirmIntent(call: Call): unknown {
  call.params.only(...confirmParams)
  const found = loadIntent(call)
  const intent = {
    ...found,
    setup_future_usage: call.params.choice('setup_future_usage', futureUses) ?? found.setup_future_usage,
  }
  return presentIntent(call, payWith(call, intent, undefined))
}

function payWith(call: Call, intent: Intent, given: PaymentMethod | undefined): Intent {
  if (['succeeded', 'requires_capture', 'canceled', 'processing'].includes(intent.status)) {
    throw unexpectedState(call, intent, 'You cannot confirm this PaymentIntent')
  }
  const method = given ?? readPaymentMethod(call) ?? storedMethod(call, intent)
  if (method === undefined) {
    throw unexpectedState(call, intent, "You cannot confirm this PaymentIntent because it's missing a payment method")
  }
  const returnUrl = call.params.url('return_url') ?? null
  // Stripe.js follows redirects itself; a server that confirms must say where the customer shall come back to.
  if (returnUrl === null && !call.publishable && intent.automatic_payment_methods?.allow_redirects === 'always') {
    const message =
      'This PaymentIntent accepts payment methods that might redirect your customer, so you must provide a `return_url`. ' +
      'If you never want to accept those, set `automatic_payment_methods[allow_redirects]` to `never`.'
    throw badParam('return_url', message)
  }
  // Stripe.js shows the bank's page itself, in a frame, whatever address it was given to come back to.
  const inFrame = call.publishable && call.params.flag('use_stripe_sdk') === true
  return attemptPayment(call, intent, method, inFrame ? null : returnUrl)
}

/** Confirming again without a new method is only possible while no authentication is pending. */
function storedMethod(call: Call, intent: Intent): PaymentMethod | undefined {
  if (intent.payment_method === null || intent.status === 'requires_action') return undefined
  return call.store.get('payment_method', intent.payment_method, call.livemode)
}

export function cancelIntent(call: Call): unknown {
  call.params.only('cancellation_reason')
  const intent = loadIntent(call)
  const reason = call.params.choice('cancellation_reason', cancelReasons) ?? null
  if (['succeeded', 'canceled', 'processing'].includes(intent.status)) {
    throw unexpectedState(call, intent, 'You cannot cancel this PaymentIntent')
  }
  return presentIntent(call, releaseHold(call.store, intent, reason))
}

/** POST /v1/test_helpers/payment_intents/{id}/authenticate: what the customer does at the bank, for programs. */
export function authenticateIntent(call: Call): unknown {
  call.params.only('outcome', 'client_secret')
  const outcome = call.params.choice('outcome', ['success', 'failure'])
  if (outcome === undefined) throw missingParam('outcome')
  const intent = loadIntent(call)
  if (intent.status !== 'requires_action') {
    throw unexpectedState(call, intent, 'This PaymentIntent awaits no authentication')
  }
  return presentIntent(call, authenticate(call.store, intent, outcome === 'success'))
}
