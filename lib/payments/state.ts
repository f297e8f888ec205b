import type { PaymentStatus } from '#lib/generated/prisma/client.ts'

/**
 * How a payment's record may move. What the provider shows decides; this table keeps a late or repeated look at it from
 * leading backwards. `failed` (a declined card) stays open: the same intent can be tried with another card.
 */
const next: Record<PaymentStatus, readonly PaymentStatus[]> = {
  initiated: ['authorized', 'captured', 'failed', 'canceled', 'mismatch'],
  failed: ['authorized', 'captured', 'canceled', 'mismatch'],
  authorized: ['captured', 'canceled', 'expired', 'mismatch'],
  captured: ['transferred', 'refunded', 'partially_refunded', 'disputed'],
  transferred: ['refunded', 'partially_refunded', 'disputed'],
  partially_refunded: ['partially_refunded', 'refunded', 'disputed'],
  disputed: ['refunded', 'partially_refunded'],
  mismatch: ['canceled', 'refunded'],
  canceled: [],
  expired: [],
  refunded: [],
}

export const canBecome = (from: PaymentStatus, to: PaymentStatus) => next[from].includes(to)

/** Not yet ended: the states under the unique index of one live payment per order. */
export const liveStatuses = [
  'initiated',
  'failed',
  'authorized',
  'captured',
  'transferred',
  'partially_refunded',
  'disputed',
  'mismatch',
] as const satisfies readonly PaymentStatus[]
/** The money is held or taken. */
export const isPaid = (status: PaymentStatus) =>
  ['authorized', 'captured', 'transferred', 'partially_refunded', 'disputed'].includes(status)
/** Waiting for the customer to confirm with the provider. */
export const isUnpaid = (status: PaymentStatus) => status === 'initiated' || status === 'failed'
