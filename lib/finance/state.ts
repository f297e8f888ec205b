import { paymentStatuses, refundStatuses } from '#lib/payments/state.ts'

/** The lists of the books, in the order in which pages show them. */
export const financeLists = ['payments', 'refunds', 'transfers', 'payouts', 'disputes', 'debts', 'differences'] as const
export type FinanceList = (typeof financeLists)[number]

/**
 * What each list can be narrowed to. `waiting`, `stuck` and `open` are those that an operator has to do with; payouts and
 * disputes have the provider's words, of which it may invent new ones.
 */
export const financeStatuses = {
  payments: paymentStatuses,
  refunds: ['waiting', 'retrying', ...refundStatuses],
  transfers: ['stuck', 'pending', 'succeeded', 'refused'],
  payouts: ['paid', 'pending', 'in_transit', 'canceled', 'failed'],
  disputes: ['open', 'needs_response', 'under_review', 'won', 'lost'],
  debts: ['open', 'written_off'],
  differences: ['open', 'explained'],
} as const satisfies Record<FinanceList, readonly string[]>

/** What of each list waits for an operator. */
export const waitingStatus = {
  refunds: 'waiting',
  transfers: 'stuck',
  disputes: 'open',
  debts: 'open',
  differences: 'open',
} as const satisfies Partial<Record<FinanceList, string>>
