import { processed } from '#tools/stripe-simulator/payment-attempts.ts'
import { z } from 'zod'
import { accountStates, setAccountState } from '#tools/stripe-simulator/accounts.ts'
import { reserve, Settlement } from '#tools/stripe-simulator/balance-transactions.ts'
import type { Answer, Simulator } from '#tools/stripe-simulator/api.ts'
import { decideDispute, openDispute, outcomes } from '#tools/stripe-simulator/disputes.ts'
import { ApiError, noSuch } from '#tools/stripe-simulator/errors.ts'
import { EventFaults, setEventFaults } from '#tools/stripe-simulator/event-faults.ts'
import { resendEvent } from '#tools/stripe-simulator/events.ts'
import { addFault, clearFaults, Fault, listFaults } from '#tools/stripe-simulator/faults.ts'
import { lapseHolds, releaseHold } from '#tools/stripe-simulator/holds.ts'
import { ledgerReport } from '#tools/stripe-simulator/ledger.ts'
import type { Intent } from '#tools/stripe-simulator/objects.ts'
import { arrive, payOut, payOutPlatform } from '#tools/stripe-simulator/payouts.ts'
import { setPlatform } from '#tools/stripe-simulator/platform.ts'
import { failureReasons, noFunds, refundStatuses, setRefundStatus } from '#tools/stripe-simulator/refunds.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'
import { toWire } from '#tools/stripe-simulator/wire.ts'

type Control = (store: Store, body: unknown, id: string) => unknown

const IntentChange = z.strictObject({
  amount: z.int().min(1).optional(),
  currency: z
    .string()
    .regex(/^[a-z]{3}$/)
    .optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  hold_seconds: z.int().min(1).optional(),
})
const StateChange = z.strictObject({ state: z.enum(accountStates) })
const AccountChange = StateChange.extend({ due: z.array(z.string()).optional(), deadline: z.int().optional() })

const RefundChange = z.strictObject({
  status: z.enum(refundStatuses),
  failure_reason: z.enum(failureReasons).optional(),
})
const NewRefunds = z.strictObject({ status: z.enum([...refundStatuses, noFunds]) })

/** From the platform's balance. */
const Taken = z.strictObject({
  livemode: z.boolean().default(false),
  amount: z.int().min(1),
  currency: z.string().length(3),
})

const controls: [string, RegExp, Control][] = [
  ['GET', /^\/health$/, () => ({ simulator: true })],
  ['GET', /^\/ledger$/, (store) => ledgerReport(store)],
  ['GET', /^\/clock$/, (store) => clock(store)],
  ['POST', /^\/clock$/, advanceClock],
  ['GET', /^\/faults$/, (store) => listFaults(store)],
  ['POST', /^\/faults$/, postFault],
  ['DELETE', /^\/faults$/, deleteFaults],
  ['GET', /^\/deliveries$/, listDeliveries],
  ['POST', /^\/payment_intents\/(\w+)$/, alterIntent],
  [
    'POST',
    /^\/accounts\/(\w+)$/,
    (store, body, id) => {
      const { state, ...due } = AccountChange.parse(body)
      return found(setAccountState(store, id, state, due), 'account', id)
    },
  ],
  ['POST', /^\/new_accounts$/, setNewAccounts],
  ['POST', /^\/platform$/, setPlatform],
  [
    'POST',
    /^\/disputes$/,
    (store, body) => {
      const { payment_intent, ...options } = z
        .strictObject({ payment_intent: z.string(), inquiry: z.boolean().default(false) })
        .parse(body)
      return openDispute(store, payment_intent, options)
    },
  ],
  [
    'POST',
    /^\/disputes\/(\w+)$/,
    (store, body, id) =>
      found(decideDispute(store, id, z.strictObject({ status: z.enum(outcomes) }).parse(body).status), 'dispute', id),
  ],
  [
    'POST',
    /^\/refunds\/(\w+)$/,
    (store, body, id) => {
      const { status, failure_reason } = RefundChange.parse(body)
      return found(setRefundStatus(store, id, status, failure_reason), 'refund', id)
    },
  ],
  ['POST', /^\/new_refunds$/, setNewRefunds],
  ['POST', /^\/new_payments$/, setNewPayments],
  ['POST', /^\/payment_intents\/(\w+)\/processed$/, (store, _body, id) => processed(store, findIntent(store, id))],
  ['POST', /^\/settlement$/, setSettlement],
  [
    'POST',
    /^\/payouts$/,
    (store, body) => {
      const { livemode, amount, currency } = Taken.parse(body)
      return payOutPlatform(store, livemode, amount, currency)
    },
  ],
  [
    'POST',
    /^\/reserves$/,
    (store, body) => {
      const { livemode, amount, currency } = Taken.parse(body)
      return reserve(store, livemode, amount, currency)
    },
  ],
  ['POST', /^\/accounts\/(\w+)\/payout$/, (store, body, id) => found(payOut(store, id, body), 'account', id)],
  ['POST', /^\/payouts\/(\w+)\/arrive$/, (store, _body, id) => found(arrive(store, id), 'payout', id)],
  ['POST', /^\/holds\/(\w+)\/lapse$/, lapseHold],
  [
    'POST',
    /^\/events\/(\w+)\/resend$/,
    (store, _body, id) => found(resendEvent(store, id) || undefined, 'event', id) && { resent: id },
  ],
]

/** The controls that Stripe doesn't have: for tests, and for a developer to look at. */
export function answerControl(sim: Simulator, method: string, path: string, text: string): Answer {
  const rest = path.slice('/_simulator'.length).replace(/\/$/, '')
  try {
    for (const [controlMethod, pattern, control] of controls) {
      const match = controlMethod === method ? pattern.exec(rest) : null
      if (match === null) continue
      const body: unknown = text === '' ? {} : JSON.parse(text)
      const result = sim.store.transaction(() => control(sim.store, body, match[1] ?? ''))
      sim.deliverer.wake()
      return { status: 200, body: toWire(result) }
    }
    return problem(404, `No such control route: ${method} ${path}`)
  } catch (error) {
    if (error instanceof ApiError) return problem(error.status, error.message)
    if (error instanceof z.ZodError) return problem(400, z.prettifyError(error))
    if (error instanceof SyntaxError) return problem(400, 'The body is not JSON.')
    throw error
  }
}

function problem(status: number, message: string): Answer {
  return { status, body: toWire({ error: { message } }) }
}

function found<T>(value: T | undefined, what: string, id: string): T {
  if (value === undefined) throw noSuch(what, id, 'id')
  return value
}

function clock(store: Store) {
  return { now: store.now(), offsetSeconds: Number(store.setting('clock_offset') ?? 0) }
}

function advanceClock(store: Store, body: unknown) {
  const { advanceSeconds } = z
    .strictObject({
      advanceSeconds: z
        .int()
        .min(0)
        .max(10 * 366 * 86_400),
    })
    .parse(body)
  store.set('clock_offset', String(clock(store).offsetSeconds + advanceSeconds))
  lapseHolds(store)
  return clock(store)
}

function postFault(store: Store, body: unknown) {
  const events = z.strictObject({ events: EventFaults }).safeParse(body)
  if (events.success) setEventFaults(store, events.data.events)
  else addFault(store, Fault.parse(body))
  return listFaults(store)
}

function deleteFaults(store: Store) {
  clearFaults(store)
  setEventFaults(store, undefined)
  return listFaults(store)
}

function setNewAccounts(store: Store, body: unknown) {
  const { state } = StateChange.parse(body)
  store.set('new_accounts', state)
  return { state }
}

function setNewRefunds(store: Store, body: unknown) {
  const { status } = NewRefunds.parse(body)
  store.set('new_refunds', status)
  return { status }
}

/** While they are `processing`, no bank says at once whether it charges a card. */
function setNewPayments(store: Store, body: unknown) {
  const { status } = z.strictObject({ status: z.enum(['processing', 'decided']) }).parse(body)
  store.set('new_payments', status)
  return { status }
}

function setSettlement(store: Store, body: unknown) {
  const settlement = Settlement.parse(body)
  store.set('settlement', JSON.stringify(settlement))
  return settlement
}

function findIntent(store: Store, id: string): Intent {
  return found(store.get('payment_intent', id, store.modeOf(id) ?? false), 'payment_intent', id)
}

/** Behind the API's back: no event, no posting; the hold stays what it was. */
function alterIntent(store: Store, body: unknown, id: string) {
  const { amount, currency, metadata, hold_seconds } = IntentChange.parse(body)
  const intent = findIntent(store, id)
  if (amount !== undefined) {
    intent.amount = amount
    if (intent.status === 'requires_capture') intent.amount_capturable = amount
  }
  intent.currency = currency ?? intent.currency
  intent.metadata = metadata ?? intent.metadata
  if (hold_seconds !== undefined) intent._simulator.holdSeconds = hold_seconds
  store.put(intent)
  return intent
}

function lapseHold(store: Store, _body: unknown, id: string) {
  const intent = findIntent(store, id)
  if (intent.status !== 'requires_capture') {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      message: `Nothing is held: the intent is ${intent.status}.`,
    })
  }
  return releaseHold(store, intent, 'automatic')
}

function listDeliveries(store: Store) {
  const deliveries = store.all<{
    event: string
    attempts: number
    next_at: number | null
    last_status: number | null
  }>('SELECT event, attempts, next_at, last_status FROM deliveries ORDER BY id DESC LIMIT 100')
  const waiting = store.first<{ waiting: number }>(
    'SELECT count(*) AS waiting FROM deliveries WHERE next_at IS NOT NULL',
  )
  return { waiting: waiting?.waiting ?? 0, deliveries }
}
