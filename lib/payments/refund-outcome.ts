import type Stripe from 'stripe'
import type { Refund } from '#lib/generated/prisma/client.ts'
import { refundStatuses } from '#lib/payments/state.ts'

export type RefundOutcome = Pick<Refund, 'status' | 'failure' | 'failureCode' | 'retryAt'>

const days = 86_400_000
/** How long after a failed try the next one comes; after the last of them an operator sees to it. */
const waits = [1 * days, 3 * days]
/** Nobody is there to take the money any more, however often it is sent. */
const gone = ['lost_or_stolen_card', 'expired_or_canceled_card']
/** What another day may change: our balance at the provider, or a bank that was not at its best. */
const passing = ['insufficient_funds', 'balance_insufficient', 'declined', 'unknown']

/** The provider's list of statuses is open: one that we don't know isn't decided. Only refunds of ours are tried again. */
export function outcomeOf(refund: Stripe.Refund, attempt: number): RefundOutcome {
  const status = refundStatuses.find((known) => known === refund.status) ?? 'pending'
  const code = refund.failure_reason ?? null
  const ours = refund.metadata?.['refund_id'] !== undefined
  return {
    status,
    failure: code?.replaceAll('_', ' ') ?? null,
    failureCode: code,
    retryAt: status === 'failed' && ours ? retryTime(code, attempt) : null,
  }
}

/** Of a refund that the provider refused to make. */
export const refusalOf = ({ code, message }: { code?: string; message: string }, attempt: number): RefundOutcome => ({
  status: 'failed',
  failure: message,
  failureCode: code ?? null,
  retryAt: retryTime(code ?? null, attempt),
})

export const isGone = ({ failureCode }: Pick<Refund, 'failureCode'>) =>
  failureCode !== null && gone.includes(failureCode)

function retryTime(code: string | null, attempt: number): Date | null {
  const wait = waits[attempt - 1]
  return wait !== undefined && code !== null && passing.includes(code) ? new Date(Date.now() + wait) : null
}
