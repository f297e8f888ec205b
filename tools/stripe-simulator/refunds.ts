import type { Call } from './call.ts'
import { load, loadParam } from './call.ts'
import { readAmount } from './currencies.ts'
import { missingParam, refused } from './errors.ts'
import { recordEvent } from './events.ts'
import { unexpectedState } from './intent-access.ts'
import { post } from './ledger.ts'
import type { Charge, Refund } from './objects.ts'
import { newId } from './state.ts'

export function createRefund(call: Call): unknown {
  const { params, store, livemode } = call
  params.only('charge', 'payment_intent', 'amount', 'reason', 'metadata')
  const reason = params.choice('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null
  const charge = refundedCharge(call)
  const given = store.childrenOf('refund', charge.id).reduce((sum, one) => sum + one.amount, 0)
  const left = charge.amount_captured - given
  if (left === 0) throw refused(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
  const amount = params.text('amount') === undefined ? left : readAmount(params, charge.currency)
  if (amount > left) {
    throw refused(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      undefined,
      'amount',
    )
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    livemode,
    created: store.now(),
    amount,
    ...{
      balance_transaction: null,
      receipt_number: null,
      source_transfer_reversal: null,
      transfer_reversal: null,
    },
    charge: charge.id,
    currency: charge.currency,
    metadata: params.metadata(),
    payment_intent: charge.payment_intent,
    reason,
    status: 'succeeded',
  }
  const changed: Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  }
  store.put(refund)
  store.put(changed)
  const legs: ['platform' | 'refunds', number][] = [
    ['platform', -amount],
    ['refunds', amount],
  ]
  post(store, { livemode, currency: charge.currency, reason: 'refund', reference: refund.id, legs })
  recordEvent(store, 'refund.created', refund)
  recordEvent(store, 'charge.refunded', changed)
  return refund
}

function refundedCharge(call: Call): Charge {
  const { params, livemode, store } = call
  const intentId = params.text('payment_intent')
  const chargeId = params.text('charge')
  if (intentId === undefined && chargeId === undefined) throw missingParam('payment_intent')
  if (intentId === undefined) {
    const charge = loadParam(call, 'charge', chargeId ?? '', 'charge')
    if (charge.captured) return charge
    throw refused(`Charge ${charge.id} has not been captured: cancel its PaymentIntent instead.`, undefined, 'charge')
  }
  const intent = loadParam(call, 'payment_intent', intentId, 'payment_intent')
  const charge = intent.latest_charge === null ? undefined : store.get('charge', intent.latest_charge, livemode)
  if (intent.status !== 'succeeded' || charge === undefined) {
    throw unexpectedState(call, intent, 'This PaymentIntent has no successful charge to refund')
  }
  if (chargeId !== undefined && chargeId !== charge.id) {
    throw refused('The charge does not belong to the payment_intent.', undefined, 'charge')
  }
  return charge
}

export function retrieveRefund(call: Call): unknown {
  call.params.only()
  return load(call, 'refund', call.ids[0] ?? '', 'refund', 'id')
}
