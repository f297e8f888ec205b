import type { PaymentStatus } from '#lib/generated/prisma/client.ts'

export const paymentStatuses = [
  'initiated',
  'authorized',
  'captured',
  'transferred',
  'failed',
  'canceled',
  'expired',
  'refunded',
  'partially_refunded',
  'disputed',
  'mismatch',
] as const

export const refundStatuses = ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'] as const

/**
 * How a payment's record may move until it is captured. What the provider shows decides; this table keeps a late or repeated
 * look at it from leading backwards. `failed` (a declined card) stays open: the same intent can be tried with another card.
 * What comes after the capture follows from refunds, disputes and what the researcher has (lib/payments/share.ts).
 */
const next: Partial<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  initiated: ['authorized', 'captured', 'failed', 'canceled', 'mismatch'],
  failed: ['authorized', 'captured', 'canceled', 'mismatch'],
  authorized: ['captured', 'canceled', 'expired', 'mismatch'],
  mismatch: ['canceled'],
}

export const canBecome = (from: PaymentStatus, to: PaymentStatus) => next[from]?.includes(to) === true

/** Yet to be charged: the states under the unique index of one open payment per order. */
export const openStatuses = [
  'initiated',
  'failed',
  'authorized',
  'mismatch',
] as const satisfies readonly PaymentStatus[]
/** Charged, and not all of it has gone back: with the open ones the states under the unique index of one live payment per offer. */
export const chargedLiveStatuses = [
  'captured',
  'transferred',
  'partially_refunded',
  'disputed',
] as const satisfies readonly PaymentStatus[]
/** The money is held or taken. */
export const isPaid = (status: PaymentStatus) =>
  status === 'authorized' || chargedLiveStatuses.some((one) => one === status)
export const chargedStatuses = [...chargedLiveStatuses, 'refunded'] as const
/** The money was taken, whatever became of it since. */
export const isCharged = (status: PaymentStatus) => chargedStatuses.some((one) => one === status)
/** Ended before money was taken, as far as we know. */
export const isEnded = (status: PaymentStatus) => status === 'canceled' || status === 'expired'
/** Waiting for the customer to confirm with the provider. */
export const isUnpaid = (status: PaymentStatus) => status === 'initiated' || status === 'failed'

/** Out of whose part a refund is paid: of both in the proportion of the price, or of one alone. */
export const refundBearers = ['both', 'fee', 'researcher'] as const
