import type { Call } from '#tools/stripe-simulator/call.ts'
import { cardOf } from '#tools/stripe-simulator/cards.ts'
import { badParam, refused } from '#tools/stripe-simulator/errors.ts'
import { checkAmount } from '#tools/stripe-simulator/currencies.ts'
import { openDispute } from '#tools/stripe-simulator/disputes.ts'
import { recordEvent } from '#tools/stripe-simulator/events.ts'
import { loadIntent, unexpectedState } from '#tools/stripe-simulator/intent-access.ts'
import { settleMovement } from '#tools/stripe-simulator/balance-transactions.ts'
import { post } from '#tools/stripe-simulator/ledger.ts'
import type { LedgerAccount } from '#tools/stripe-simulator/ledger.ts'
import type { Charge, Intent } from '#tools/stripe-simulator/objects.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'

function chargeOf(store: Store, intent: Intent): Charge {
  const charge = intent.latest_charge === null ? undefined : store.get('charge', intent.latest_charge, intent.livemode)
  if (charge === undefined) throw new Error(`${intent.id} has no charge`)
  return charge
}

/** POST /v1/payment_intents/{id}/capture; what isn't captured goes back to the card. */
export function captureIntent(call: Call): unknown {
  const { params, store } = call
  params.only('amount_to_capture', 'metadata', 'final_capture', 'statement_descriptor', 'statement_descriptor_suffix')
  const intent = loadIntent(call)
  if (intent.status !== 'requires_capture') {
    throw unexpectedState(call, intent, 'This PaymentIntent could not be captured')
  }
  if (params.flag('final_capture') === false) {
    throw badParam('final_capture', 'The simulator captures once: multicapture is not available.')
  }
  const charge = chargeOf(store, intent)
  const amount = checkAmount(
    params.integer('amount_to_capture') ?? intent.amount_capturable,
    intent.currency,
    'amount_to_capture',
  )
  if (amount > intent.amount_capturable || amount > charge.amount) {
    const message = `The specified amount_to_capture (${amount}) is more than the capturable amount (${intent.amount_capturable}).`
    throw refused(message, 'amount_too_large', 'amount_to_capture')
  }
  charge.captured = true
  charge.amount_captured = amount
  charge.amount_refunded = charge.amount - amount
  const captured: Intent = {
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: amount,
    metadata: params.metadata(intent.metadata),
  }
  takeCharge(store, charge, 'holds')
  store.put(captured)
  giveBack(store, { ...intent, currency: charge.currency }, charge.amount - amount, 'capture')
  recordEvent(store, 'charge.captured', chargeOf(store, captured))
  recordEvent(store, 'payment_intent.succeeded', captured)
  if (cardOf(store, charge)?.later === 'dispute') openDispute(store, captured.id)
  return captured
}

/** Takes what is captured of a charge to the platform, less the fee, and stores the charge. */
export function takeCharge(store: Store, charge: Charge, against: 'holds' | 'cardholders'): void {
  const { id, livemode, currency, amount_captured: amount } = charge
  const movement = { livemode, type: 'charge', category: 'charge', source: id, amount, currency, against } as const
  store.put({ ...charge, balance_transaction: settleMovement(store, { ...movement, fee: 'charge' }).id })
}

function giveBack(store: Store, { id, livemode, currency }: Intent, amount: number, reason: string): void {
  const legs: [LedgerAccount, number][] = [
    ['holds', -amount],
    ['cardholders', amount],
  ]
  post(store, { livemode, currency, reason, reference: id, legs })
}

/** Cancels an intent and gives a held amount back to the card. */
export function releaseHold(store: Store, intent: Intent, reason: string | null): Intent {
  const canceled: Intent = {
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: store.now(),
    cancellation_reason: reason,
    next_action: null,
    _simulator: { ...intent._simulator, authentication: null },
  }
  store.put(canceled)
  if (intent.status === 'requires_capture') {
    const charge = { ...chargeOf(store, intent), refunded: true }
    charge.amount_refunded = charge.amount
    store.put(charge)
    giveBack(
      store,
      { ...intent, currency: charge.currency },
      charge.amount,
      reason === 'automatic' ? 'lapse' : 'release',
    )
    recordEvent(store, reason === 'automatic' ? 'charge.expired' : 'charge.refunded', charge)
  }
  recordEvent(store, 'payment_intent.canceled', canceled)
  return canceled
}

/** True when some hold is past its time by the simulator's clock: a read, so that idle seconds write nothing. */
export function hasLapsedHolds(store: Store): boolean {
  return store.first('SELECT 1 FROM objects WHERE due <= ? LIMIT 1', store.now()) !== undefined
}

export function lapseHolds(store: Store): void {
  const sql = 'SELECT body FROM objects WHERE due <= ? ORDER BY due'
  for (const row of store.all<{ body: string }>(sql, store.now())) {
    // `due` is set for payment intents only.
    releaseHold(store, JSON.parse(row.body) as Intent, 'automatic')
  }
}
