import { ApiError, type ErrorCode } from '#lib/errors.ts'

export const orderStatuses = [
  'submitted',
  'open',
  'awaiting_payment',
  'confirmed',
  'in_progress',
  'delivered',
  'completed',
  'withdrawn',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What a list of orders can go by. */
export const orderSorts = [
  ...['placed', 'activity', 'due', 'reference', 'customer', 'folder', 'price'],
  ...['researcher', 'agreed', 'paid'],
] as const
export type OrderSort = (typeof orderSorts)[number]

/** Whose turn it is, for the customer: theirs, somebody else's, nobody's any more. */
export const turnGroups = ['you', 'waiting', 'done'] as const
export type TurnGroup = (typeof turnGroups)[number]

type Transition = { from: readonly OrderStatus[]; to: OrderStatus; refusal: ErrorCode; otherwise: string }

/** Every way an order can move. Nothing else writes `status`. */
const transitions = {
  open: {
    from: ['submitted'],
    to: 'open',
    refusal: 'order_state_conflict',
    otherwise: 'Only a submitted order can be opened.',
  },
  await_payment: {
    from: ['open'],
    to: 'awaiting_payment',
    refusal: 'order_not_open',
    otherwise: 'The order is not open for offers.',
  },
  reopen: {
    from: ['awaiting_payment'],
    to: 'open',
    refusal: 'offer_already_paid',
    otherwise: 'The selected offer has been paid for.',
  },
  give_back: {
    from: ['awaiting_payment', 'confirmed'],
    to: 'open',
    refusal: 'order_state_conflict',
    otherwise: 'An order can be given back until work starts.',
  },
  confirm: {
    from: ['awaiting_payment'],
    to: 'confirmed',
    refusal: 'offer_not_selected',
    otherwise: 'The order is not waiting for a payment.',
  },
  confirm_without_payment: {
    from: ['open'],
    to: 'confirmed',
    refusal: 'order_not_open',
    otherwise: 'The order is not open for offers.',
  },
  lapse: {
    from: ['confirmed', 'in_progress'],
    to: 'awaiting_payment',
    refusal: 'order_state_conflict',
    otherwise: 'The order holds no payment that could lapse.',
  },
  start: {
    from: ['confirmed'],
    to: 'in_progress',
    refusal: 'order_state_conflict',
    otherwise: 'Work can start once the order is confirmed.',
  },
  deliver: {
    from: ['in_progress', 'delivered'],
    to: 'delivered',
    refusal: 'order_state_conflict',
    otherwise: 'Only an order in progress can be delivered.',
  },
  complete: {
    from: ['delivered'],
    to: 'completed',
    refusal: 'order_state_conflict',
    otherwise: 'Only a delivered order can be accepted.',
  },
  request_changes: {
    from: ['delivered'],
    to: 'delivered',
    refusal: 'order_state_conflict',
    otherwise: 'Changes can be requested while the order is delivered.',
  },
  withdraw: {
    from: ['submitted', 'open', 'awaiting_payment', 'confirmed'],
    to: 'withdrawn',
    refusal: 'order_not_withdrawable',
    otherwise: 'An order can be withdrawn until the researcher starts work.',
  },
  cancel: {
    from: ['submitted', 'open', 'awaiting_payment', 'confirmed', 'in_progress', 'delivered'],
    to: 'cancelled',
    refusal: 'order_state_conflict',
    otherwise: 'The order has already ended.',
  },
} as const satisfies Record<string, Transition>

export type OrderTransition = keyof typeof transitions

export const canMove = (status: OrderStatus, transition: OrderTransition) =>
  (transitions[transition].from as readonly OrderStatus[]).includes(status)

/** The state after `transition`; throws its 409 where the table doesn't allow it. Of a row, call it under its lock. */
export function requireTransition(order: { status: OrderStatus }, transition: OrderTransition): OrderStatus {
  const { to, refusal, otherwise } = transitions[transition]
  if (!canMove(order.status, transition)) {
    throw new ApiError(refusal, `${otherwise} Its status is ${order.status}.`, { members: { status: order.status } })
  }
  return to
}

/** What is asked may still be changed: nobody has been chosen to do it. */
export const isChangeable = (status: OrderStatus) => status === 'submitted' || status === 'open'
/** No more business with such an order. */
export const closedStatuses = ['withdrawn', 'cancelled'] as const satisfies OrderStatus[]
export const isClosed = (status: OrderStatus): status is (typeof closedStatuses)[number] =>
  (closedStatuses as readonly OrderStatus[]).includes(status)
/** Work hasn't begun, or ended with the order: nothing can be wrong with it yet. */
export const isBeforeWork = (status: OrderStatus) =>
  !['in_progress', 'delivered', 'completed', 'cancelled'].includes(status)
/** Nothing more comes of it, whichever way it ended. */
export const endedStatuses = ['completed', 'withdrawn', 'cancelled'] as const satisfies OrderStatus[]
/** A pile of orders is counted as far as this; so many means: so many or more. */
export const mostCounted = 1_000
/** Documents may be seen. */
export const isHandedOver = (status: OrderStatus) => status === 'delivered' || status === 'completed'
/** Decisions on a case that leave a delivery as it is: whoever was to hand it over again needn't any more. */
export const standingOutcomes = ['nothing_to_do', 'part_refunded', 'refunded'] as const
/** A delivered order is accepted by itself after so many days of silence. */
export const acceptanceDays = 14
/** For so many days after a delivery silence counts for nothing where its customer can't answer; then researchers are paid. */
export const answerableDays = 60
