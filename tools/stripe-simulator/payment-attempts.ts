import type { Call } from '#tools/stripe-simulator/call.ts'
import { testCardOf } from '#tools/stripe-simulator/cards.ts'
import { requireUsable, saveForLater } from '#tools/stripe-simulator/customers.ts'
import { ApiError } from '#tools/stripe-simulator/errors.ts'
import { recordEvent } from '#tools/stripe-simulator/events.ts'
import { presentIntent } from '#tools/stripe-simulator/intent-access.ts'
import { takeCharge } from '#tools/stripe-simulator/holds.ts'
import { post } from '#tools/stripe-simulator/ledger.ts'
import type { LedgerAccount } from '#tools/stripe-simulator/ledger.ts'
import type { Charge, Intent, PaymentMethod } from '#tools/stripe-simulator/objects.ts'
import { newId } from '#tools/stripe-simulator/state.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'
import type { Decline } from '#lib/payments/test-cards.ts'

const holdsForSeconds = 7 * 86_400

/** Charges the card as its number says; a decline is stored and thrown (402). */
export function attemptPayment(call: Call, intent: Intent, method: PaymentMethod, returnUrl: string | null): Intent {
  const { store } = call
  requireUsable(intent, method)
  if (testCardOf(method).authentication === true) return askForAuthentication(call, intent, method, returnUrl)
  if (store.setting('new_payments') === 'processing') return process(store, intent, method)
  const charged = charge(store, intent, method)
  if (charged.error === undefined) return charged.intent
  throw new ApiError(
    402,
    { ...charged.error, payment_intent: presentIntent(call, charged.intent) },
    { keepsChanges: true },
  )
}

function charge(store: Store, intent: Intent, method: PaymentMethod): { intent: Intent; error?: CardError } {
  const { decline } = testCardOf(method)
  return decline === undefined ? { intent: authorise(store, intent, method) } : refuse(store, intent, method, decline)
}

/** The bank takes its time: whether the card is charged turns out later. */
function process(store: Store, intent: Intent, { id }: PaymentMethod): Intent {
  const waiting: Intent = { ...intent, status: 'processing', payment_method: id, last_payment_error: null }
  store.put(waiting)
  recordEvent(store, 'payment_intent.processing', waiting)
  return waiting
}

/** The bank has decided about a payment that it was processing, as the card says. */
export function processed(store: Store, intent: Intent): Intent {
  const { payment_method: id, livemode, status } = intent
  const method = id === null ? undefined : store.get('payment_method', id, livemode)
  if (status !== 'processing' || method === undefined)
    throw new ApiError(400, {
      type: 'invalid_request_error',
      message: `Nothing is processed: the intent is ${status}.`,
    })
  return charge(store, intent, method).intent
}

function askForAuthentication(call: Call, intent: Intent, method: PaymentMethod, returnUrl: string | null): Intent {
  const token = newId('payatt', 32)
  const url = `${call.pagesUrl}/authenticate/${token}`
  const asked: Intent = {
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
    next_action:
      returnUrl === null
        ? {
            type: 'use_stripe_sdk',
            use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: token },
          }
        : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
    _simulator: { ...intent._simulator, authentication: { token, returnUrl } },
  }
  call.store.put(asked)
  recordEvent(call.store, 'payment_intent.requires_action', asked)
  return asked
}

/** The customer has answered the bank. Needs an intent in requires_action. */
export function authenticate(store: Store, intent: Intent, success: boolean): Intent {
  const { payment_method: id, livemode } = intent
  const method = id === null ? undefined : store.get('payment_method', id, livemode)
  if (method === undefined) throw new Error(`${intent.id} has no payment method`)
  const answered: Intent = {
    ...intent,
    next_action: null,
    _simulator: { ...intent._simulator, authentication: null },
  }
  if (success) return charge(store, answered, method).intent
  const failed: Intent = {
    ...answered,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'The provided PaymentMethod has failed authentication. Provide a new PaymentMethod to attempt this payment again.',
      payment_method: method,
    },
  }
  store.put(failed)
  recordEvent(store, 'payment_intent.payment_failed', failed)
  return failed
}

function authorise(store: Store, intent: Intent, method: PaymentMethod): Intent {
  const held = intent.capture_method === 'manual'
  const captureBefore = store.now() + (intent._simulator.holdSeconds ?? holdsForSeconds)
  const made = newCharge(store, intent, method, { captureBefore: held ? captureBefore : undefined })
  made.captured = !held
  made.amount_captured = held ? 0 : intent.amount
  const paid: Intent = {
    ...intent,
    status: held ? 'requires_capture' : 'succeeded',
    amount_capturable: held ? intent.amount : 0,
    amount_received: held ? 0 : intent.amount,
    latest_charge: made.id,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
    _simulator: { ...intent._simulator, captureBefore: held ? captureBefore : null, authentication: null },
  }
  store.put(made)
  store.put(paid)
  saveForLater(store, paid, method)
  if (held) hold(store, intent)
  else takeCharge(store, made, 'cardholders')
  recordEvent(store, 'charge.succeeded', made)
  recordEvent(store, held ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', paid)
  return paid
}

function hold(store: Store, { id, livemode, currency, amount }: Intent): void {
  const legs: [LedgerAccount, number][] = [
    ['cardholders', -amount],
    ['holds', amount],
  ]
  post(store, { livemode, currency, reason: 'hold', reference: id, legs })
}

interface CardError extends Decline {
  type: 'card_error'
  charge: string
  payment_method: PaymentMethod
  doc_url: string
}

function refuse(
  store: Store,
  intent: Intent,
  method: PaymentMethod,
  decline: Decline,
): { intent: Intent; error: CardError } {
  const made = newCharge(store, intent, method, {})
  made.paid = false
  made.status = 'failed'
  made.failure_code = decline.code
  made.failure_message = decline.message
  const doc_url = `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`
  const error: CardError = {
    type: 'card_error',
    ...decline,
    charge: made.id,
    payment_method: method,
    doc_url,
  }
  const failed: Intent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: made.id,
    next_action: null,
    last_payment_error: error,
    _simulator: { ...intent._simulator, authentication: null },
  }
  store.put(made)
  store.put(failed)
  recordEvent(store, 'charge.failed', made)
  recordEvent(store, 'payment_intent.payment_failed', failed)
  return { intent: failed, error }
}

function newCharge(
  store: Store,
  intent: Intent,
  method: PaymentMethod,
  hold: { captureBefore?: number | undefined },
): Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    livemode: intent.livemode,
    created: store.now(),
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    balance_transaction: null,
    ...{
      billing_details: method.billing_details,
      description: intent.description,
    },
    captured: false,
    currency: intent.currency,
    disputed: false,
    failure_code: null,
    failure_message: null,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method, hold.captureBefore),
    refunded: false,
    status: 'succeeded',
    transfer_group: intent.transfer_group,
  }
}

/** A wallet like Link doesn't say how long its hold lasts. */
function detailsOf({ card }: PaymentMethod, captureBefore: number | undefined): Charge['payment_method_details'] {
  if (card === undefined) return { type: 'link', link: { country: null } }
  const { brand, exp_month, exp_year, funding, last4 } = card
  const until = captureBefore === undefined ? {} : { capture_before: captureBefore }
  return { type: 'card', card: { brand, exp_month, exp_year, funding, last4, ...until } }
}
