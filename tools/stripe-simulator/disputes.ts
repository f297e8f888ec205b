import type { Call } from '#tools/stripe-simulator/call.ts'
import { load } from '#tools/stripe-simulator/call.ts'
import { ApiError, badParam, noSuch, refused } from '#tools/stripe-simulator/errors.ts'
import { recordEvent } from '#tools/stripe-simulator/events.ts'
import { settleMovement } from '#tools/stripe-simulator/balance-transactions.ts'
import type { BalanceTransaction, Charge, Dispute } from '#tools/stripe-simulator/objects.ts'
import type { Params } from '#tools/stripe-simulator/params.ts'
import { newId } from '#tools/stripe-simulator/state.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'

const evidenceSeconds = 9 * 86_400

/** Its money is with the card holder's bank; an inquiry moves none. */
export const withdraws = ({ status }: Pick<Dispute, 'status'>): boolean =>
  !status.startsWith('warning_') && status !== 'won' && status !== 'prevented'

/** What can still be asked back of a charge: not what was refunded, nor what another dispute has taken. */
const leftOf = (store: Store, { id, amount_captured, amount_refunded }: Charge): number =>
  store
    .childrenOf('dispute', id)
    .filter(withdraws)
    .reduce((left, { amount }) => left - amount, amount_captured - amount_refunded)

/** The card holder's bank asks about a charge or takes the captured amount back: nothing that the API can ask for, so a control route. */
export function openDispute(store: Store, intentId: string, { inquiry = false } = {}): Dispute {
  const livemode = store.modeOf(intentId) ?? false
  const intent = store.get('payment_intent', intentId, livemode)
  if (intent === undefined) throw noSuch('payment_intent', intentId, 'payment_intent')
  const charge = intent.latest_charge === null ? undefined : store.get('charge', intent.latest_charge, livemode)
  const left = charge === undefined ? 0 : leftOf(store, charge)
  if (charge === undefined || !charge.captured || charge.disputed || left <= 0) {
    const message = 'Only a captured charge that is not disputed yet, nor refunded in full, can be disputed.'
    throw new ApiError(400, { type: 'invalid_request_error', message })
  }
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    livemode,
    created: store.now(),
    amount: left,
    charge: charge.id,
    currency: charge.currency,
    balance_transactions: [],
    ...{ evidence: { enhanced_evidence: {} }, enhanced_eligibility_types: [], metadata: {} },
    evidence_details: {
      enhanced_eligibility: {},
      due_by: store.now() + evidenceSeconds,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    is_charge_refundable: inquiry,
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  }
  store.put(dispute)
  // The charge says so only once the money is gone.
  if (!inquiry) withdraw(store, charge, dispute)
  recordEvent(store, 'charge.dispute.created', dispute)
  return dispute
}

function withdraw(store: Store, charge: Charge, dispute: Dispute): void {
  store.put({ ...charge, disputed: true })
  dispute.balance_transactions.push(move(store, dispute, 'dispute'))
  store.put(dispute)
  recordEvent(store, 'charge.dispute.funds_withdrawn', dispute)
}

function move(
  store: Store,
  { id, livemode, currency, amount }: Dispute,
  category: 'dispute' | 'dispute_reversal',
): BalanceTransaction {
  const taken = category === 'dispute'
  const movement = { livemode, type: 'adjustment', category, source: id, currency, against: 'disputes' } as const
  return settleMovement(store, { ...movement, amount: taken ? -amount : amount, fee: taken ? 'dispute' : 'none' })
}

export const outcomes = [
  'under_review',
  'won',
  'lost',
  'warning_closed',
  'needs_response',
  'appeal_needs_response',
] as const
export type DisputeOutcome = (typeof outcomes)[number]

/** What the bank decides. An inquiry that `needs_response` has become a dispute. */
export function decideDispute(store: Store, id: string, status: DisputeOutcome): Dispute | undefined {
  const dispute = store.get('dispute', id, store.modeOf(id) ?? false)
  const charge = dispute && store.get('charge', dispute.charge, dispute.livemode)
  if (dispute === undefined || charge === undefined) return undefined
  // What was refunded during an inquiry is nothing to dispute any more.
  const amount = withdraws(dispute) ? dispute.amount : Math.min(dispute.amount, leftOf(store, charge))
  const decided = amount === 0 ? 'warning_closed' : status
  const changed: Dispute = { ...dispute, amount, status: decided, is_charge_refundable: decided.startsWith('warning_') }
  if (decided === 'needs_response')
    changed.evidence_details = {
      ...dispute.evidence_details,
      due_by: store.now() + evidenceSeconds,
      submission_count: 0,
    }
  store.put(changed)
  if (withdraws(changed) && !withdraws(dispute)) withdraw(store, charge, changed)
  if (withdraws(dispute) && !withdraws(changed)) {
    changed.balance_transactions.push(move(store, changed, 'dispute_reversal'))
    store.put(changed)
    recordEvent(store, 'charge.dispute.funds_reinstated', changed)
  }
  const over = ['won', 'lost', 'warning_closed'].includes(decided)
  recordEvent(store, over ? 'charge.dispute.closed' : 'charge.dispute.updated', changed)
  return changed
}

const textMembers = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_tracking_number',
  'uncategorized_text',
]
const longestText = 20_000
const longestTogether = 150_000

/** What is given takes the place of what was there; an empty text takes it away. The simulator takes no files. */
function readEvidence(given: Params, known: Dispute['evidence']): Dispute['evidence'] {
  given.only(...textMembers)
  const evidence = new Map(Object.entries(known).filter((one): one is [string, string] => typeof one[1] === 'string'))
  for (const [name, value] of Object.entries(given.values)) {
    if (typeof value !== 'string') throw badParam(`evidence[${name}]`, `Invalid string: evidence[${name}]`)
    if (value.length > longestText)
      throw badParam(`evidence[${name}]`, `Invalid string: must be at most ${longestText} characters`)
    if (value === '') evidence.delete(name)
    else evidence.set(name, value)
  }
  if ([...evidence.values()].join('').length > longestTogether)
    throw badParam('evidence', `The combined character count of all fields is limited to ${longestTogether}.`)
  return { enhanced_evidence: {}, ...Object.fromEntries(evidence) }
}

/** POST /v1/disputes/{id}: evidence is laid by, and goes to the bank once. */
export function updateDispute(call: Call): unknown {
  const { params, store } = call
  params.only('evidence', 'metadata', 'submit')
  const dispute = load(call, 'dispute', call.ids[0] ?? '', 'dispute', 'dispute')
  const given = params.group('evidence')
  const submit = params.flag('submit') ?? true
  const changed: Dispute = { ...dispute, metadata: params.metadata(dispute.metadata) }
  if (given !== undefined || submit) {
    requireAnswerable(store, dispute)
    changed.evidence = given === undefined ? dispute.evidence : readEvidence(given, dispute.evidence)
    changed.evidence_details = {
      ...dispute.evidence_details,
      has_evidence: Object.keys(changed.evidence).length > 1,
      submission_count: dispute.evidence_details.submission_count + Number(submit),
    }
    if (submit) changed.status = dispute.status.startsWith('warning_') ? 'warning_under_review' : 'under_review'
  }
  store.put(changed)
  recordEvent(store, 'charge.dispute.updated', changed)
  const decided = submit ? decisions[String(changed.evidence['uncategorized_text'])] : undefined
  return decided === undefined ? changed : decideDispute(store, changed.id, decided)
}

/** The words that Stripe's test mode decides by. */
const decisions: Record<string, DisputeOutcome> = { winning_evidence: 'won', losing_evidence: 'lost' }

function requireAnswerable(store: Store, { status, evidence_details }: Dispute): void {
  if (['won', 'lost', 'warning_closed', 'prevented'].includes(status)) throw refused('This dispute is already closed.')
  if (evidence_details.submission_count > 0)
    throw refused('Evidence for this dispute has already been submitted and cannot be changed.')
  if (evidence_details.due_by !== null && evidence_details.due_by < store.now())
    throw refused('The deadline for submitting evidence for this dispute has passed.')
}
