import { ApiError, noSuch } from './errors.ts'
import { recordEvent } from './events.ts'
import { post } from './ledger.ts'
import type { Dispute } from './objects.ts'
import { newId } from './state.ts'
import type { Store } from './state.ts'

/** The card holder's bank takes the captured amount back: nothing that the API can ask for, so a control route. */
export function openDispute(store: Store, intentId: string): Dispute {
  const livemode = store.modeOf(intentId) ?? false
  const intent = store.get('payment_intent', intentId, livemode)
  if (intent === undefined) throw noSuch('payment_intent', intentId, 'payment_intent')
  const charge = intent.latest_charge === null ? undefined : store.get('charge', intent.latest_charge, livemode)
  if (charge === undefined || !charge.captured || charge.disputed) {
    const message = 'Only a captured charge that is not disputed yet can be disputed.'
    throw new ApiError(400, { type: 'invalid_request_error', message })
  }
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    livemode,
    created: store.now(),
    amount: charge.amount_captured,
    charge: charge.id,
    currency: charge.currency,
    ...{ balance_transactions: [], evidence: {}, is_charge_refundable: false, metadata: {} },
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: 'needs_response',
  }
  store.put(dispute)
  store.put({ ...charge, disputed: true })
  const legs: ['platform' | 'disputes', number][] = [
    ['platform', -dispute.amount],
    ['disputes', dispute.amount],
  ]
  post(store, { livemode, currency: dispute.currency, reason: 'dispute', reference: dispute.id, legs })
  recordEvent(store, 'charge.dispute.created', dispute)
  return dispute
}
