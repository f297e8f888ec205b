import type { Call } from '#tools/stripe-simulator/call.ts'
import { load, loadParam } from '#tools/stripe-simulator/call.ts'
import { cardOf } from '#tools/stripe-simulator/cards.ts'
import { settleMovement } from '#tools/stripe-simulator/balance-transactions.ts'
import { readAmount } from '#tools/stripe-simulator/currencies.ts'
import { missingParam, refused } from '#tools/stripe-simulator/errors.ts'
import { recordEvent } from '#tools/stripe-simulator/events.ts'
import { withdraws } from '#tools/stripe-simulator/disputes.ts'
import { unexpectedState } from '#tools/stripe-simulator/intent-access.ts'
import type { Charge, Refund } from '#tools/stripe-simulator/objects.ts'
import { newId } from '#tools/stripe-simulator/state.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'

export function createRefund(call: Call): unknown {
  const { params, store, livemode } = call
  params.only('charge', 'payment_intent', 'amount', 'reason', 'metadata')
  const reason = params.choice('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null
  const charge = refundedCharge(call)
  const disputed = store.childrenOf('dispute', charge.id).some((one) => !one.is_charge_refundable && withdraws(one))
  if (disputed) throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed')
  const given = store
    .childrenOf('refund', charge.id)
    .filter(isGiven)
    .reduce((sum, one) => sum + one.amount, 0)
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
  if (store.setting('new_refunds') === noFunds)
    throw refused('Insufficient funds in your Stripe balance to refund this amount.', noFunds)
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    livemode,
    created: store.now(),
    amount,
    balance_transaction: null,
    ...{
      receipt_number: null,
      source_transfer_reversal: null,
      transfer_reversal: null,
    },
    charge: charge.id,
    currency: charge.currency,
    metadata: params.metadata(),
    payment_intent: charge.payment_intent,
    reason,
    status: readRefundStatus(store),
  }
  const changed: Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  }
  refund.balance_transaction = move(store, refund, 'refund')
  store.put(refund)
  store.put(changed)
  recordEvent(store, 'refund.created', refund)
  recordEvent(store, 'charge.refunded', changed)
  // It begins as one that succeeded, and is told of as failed a little later.
  if (cardOf(store, changed)?.later === 'refund_fails')
    setRefundStatus(store, refund.id, 'failed', 'expired_or_canceled_card')
  return refund
}

function move(store: Store, { id, livemode, currency, amount }: Refund, type: 'refund' | 'refund_failure'): string {
  const movement = { livemode, type, category: type, source: id, currency, against: 'refunds' } as const
  return settleMovement(store, { ...movement, amount: type === 'refund' ? -amount : amount }).id
}

export const refundStatuses = ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'] as const
/** As a setting for new refunds: the platform's balance doesn't cover them. */
export const noFunds = 'balance_insufficient'
export const failureReasons = [
  'charge_for_pending_refund_disputed',
  'declined',
  'expired_or_canceled_card',
  'insufficient_funds',
  'lost_or_stolen_card',
  'merchant_request',
  'unknown',
] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** Money is on its way, or with the card holder. */
export const isGiven = ({ status }: Refund): boolean => status !== 'failed' && status !== 'canceled'

/** New refunds succeed at once, unless the control route says otherwise. */
const readRefundStatus = (store: Store): RefundStatus =>
  refundStatuses.find((status) => status === store.setting('new_refunds')) ?? 'succeeded'

/** What the bank makes of a refund; the money of one that fails comes back to the platform. Undefined when there is none. */
export function setRefundStatus(
  store: Store,
  id: string,
  status: RefundStatus,
  failureReason = 'lost_or_stolen_card',
): Refund | undefined {
  const refund = store.get('refund', id, store.modeOf(id) ?? false)
  const charge = refund && store.get('charge', refund.charge, refund.livemode)
  if (refund === undefined || charge === undefined) return undefined
  const changed: Refund = {
    ...refund,
    status,
    ...(status === 'failed' ? { failure_reason: failureReason } : {}),
  }
  if (isGiven(refund) && !isGiven(changed)) {
    store.put({ ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false })
    changed.failure_balance_transaction = move(store, changed, 'refund_failure')
  }
  store.put(changed)
  recordEvent(store, status === 'failed' ? 'refund.failed' : 'refund.updated', changed)
  return changed
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
