import { ApiError } from '#lib/errors.ts'
import type { CaseOrigin, CaseOutcome as StoredOutcome } from '#lib/generated/prisma/client.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { canMove, type OrderStatus } from '#lib/orders/state.ts'

export const caseStates = ['open', 'answered', 'closed'] as const
export type CaseState = (typeof caseStates)[number]

export const caseKinds = ['missing_pages', 'unreadable', 'wrong_person', 'late', 'other'] as const
export type CaseKind = (typeof caseKinds)[number]

/** Where a case comes from. Only the first is the customer's word, and only that one holds up the acceptance by silence. */
export const caseOrigins = [
  'report',
  'change_request',
  'dispute',
  'late',
  'researcher_complaint',
  'operator_complaint',
] as const satisfies readonly CaseOrigin[]

/** What an operator may close a case with. */
export const closings = ['redo_asked', 'part_refunded', 'refunded', 'nothing_to_do'] as const
export type Closing = (typeof closings)[number]
/** What an operator decides, in whichever way: both sides are told. */
export const decisions = [...closings, 'replaced'] as const
export type Decision = (typeof decisions)[number]
/** The others come of themselves: what was wrong is over, or the order is. */
export const caseOutcomes = [
  ...decisions,
  'accepted',
  'order_ended',
  'delivered',
  'dispute_won',
  'dispute_lost',
] as const satisfies readonly StoredOutcome[]
export type CaseOutcome = (typeof caseOutcomes)[number]

/** Every way a case can move. Nothing else writes `state`. */
const transitions = {
  /** The researcher or an operator writes. */
  answer: { from: ['open', 'answered'], to: 'answered' },
  /** The customer writes once more, or makes what had opened by itself their own. */
  reply: { from: ['open', 'answered'], to: 'open' },
  close: { from: ['open', 'answered'], to: 'closed' },
} as const satisfies Record<string, { from: readonly CaseState[]; to: CaseState }>
export type CaseTransition = keyof typeof transitions

/** The state after `transition`; throws 409 where the case is closed. Call it under the order's lock. */
export function requireTransition({ state }: { state: CaseState }, transition: CaseTransition): CaseState {
  const { from, to } = transitions[transition]
  if (!(from as readonly CaseState[]).includes(state))
    throw new ApiError('case_closed', 'This case is closed; nothing more can be written or decided in it.', {
      members: { state },
    })
  return to
}

/** A problem can be reported for so many days after an order was completed. */
const reportDays = 30
/** What a closed case leaves of the days for the customer's acceptance, where less was left when it was opened. */
export const leastDaysLeft = 3

/** What can be reported about an order as it stands; nothing where its time is over or hasn't come. */
export function kindsFor(
  { status, completedAt }: { status: OrderStatus; completedAt?: string | Date | null | undefined },
  now: number,
): readonly CaseKind[] {
  if (status === 'in_progress') return ['late', 'other']
  if (status === 'delivered') return caseKinds
  const since = completedAt === null || completedAt === undefined ? undefined : new Date(completedAt).getTime()
  return status === 'completed' && since !== undefined && now < since + reportDays * 86_400_000 ? caseKinds : []
}

/** Only what lies delivered can be sent back. What is said of the money is a matter of the payment. */
export const canCloseWith = (closing: Closing, status: OrderStatus): boolean =>
  closing !== 'redo_asked' || canMove(status, 'request_changes')

/** Whether there is a way to say that something is wrong: a report, or of a delivery a request for changes too. */
export const canReport = ({ status, order }: OrderView, now: number): boolean =>
  status === 'delivered' || (order.openCaseId === undefined && kindsFor({ status, ...order }, now).length > 0)
