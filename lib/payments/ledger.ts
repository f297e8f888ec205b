import type {
  BalanceTransaction,
  Dispute,
  LedgerAccount,
  Order,
  Payment,
  ShareMovement,
} from '#lib/generated/prisma/client.ts'
import { isLost } from '#lib/payments/dispute.ts'
import { isEarned } from '#lib/payments/share.ts'
import { isCharged, isEnded } from '#lib/payments/state.ts'

/**
 * What the accounts mean. Positive is what we have or are owed, negative what we owe or have earned.
 *
 * - `provider`: the platform's balance there, `provider_fees` what it cost, `bank` what was paid out of it
 * - `exchange`: both sides of what was converted, each in its own currency
 * - `holds`, `hold_claims`: what is held on cards and isn't anybody's yet
 * - `order_funds`: charged for an order and neither earned nor given back
 * - `researchers`: each one's share, once due and until sent; positive is a debt
 * - `platform_fees`: earned, `written_off` what of it was given up with researchers' debts
 * - `disputes`: with a card holder's bank
 * - `offsets`: between two orders of one researcher, zero in all
 * - `unassigned`: moved at the provider for no reason that we know
 */
type Leg = { account: LedgerAccount; currency: string; amountMinor: number }
/** `id` names the cause: the same cause posts once. In each currency the legs add up to zero. */
export type Posting = { id: string; legs: Leg[] }

// The provider's reporting categories, and the account that each moves the balance against.
const counterparts: Partial<Record<string, LedgerAccount>> = {
  charge: 'order_funds',
  refund: 'order_funds',
  refund_failure: 'order_funds',
  transfer: 'researchers',
  transfer_reversal: 'researchers',
  dispute: 'disputes',
  dispute_reversal: 'disputes',
  payout: 'bank',
  payout_reversal: 'bank',
  topup: 'bank',
  topup_reversal: 'bank',
  fee: 'provider_fees',
  tax: 'provider_fees',
}

/** Whether a movement of the balance is explained: by a payment of ours, or by being none of an order's. */
const isExplained = ({ category, paymentId }: Pick<BalanceTransaction, 'category' | 'paymentId'>): boolean => {
  const account = counterparts[category]
  return account !== undefined && (paymentId !== null || account === 'bank' || account === 'provider_fees')
}

/** The posting of one movement of the platform's balance; `currency` is that of its payment, or its own without one. */
export function toPosting(transaction: Omit<BalanceTransaction, 'createdAt'>, currency: string): Posting {
  const { id, amountMinor, feeMinor, presentmentMinor } = transaction
  const counterpart = isExplained(transaction) ? counterparts[transaction.category] : undefined
  return {
    id,
    legs: [
      { account: 'provider', currency: transaction.currency, amountMinor: amountMinor - feeMinor },
      { account: 'provider_fees', currency: transaction.currency, amountMinor: feeMinor },
      { account: 'exchange', currency: transaction.currency, amountMinor: -amountMinor },
      { account: 'exchange', currency, amountMinor: presentmentMinor },
      { account: counterpart ?? 'unassigned', currency, amountMinor: -presentmentMinor },
    ],
  }
}

const pair = (id: string, currency: string, to: LedgerAccount, from: LedgerAccount, amountMinor: number): Posting => ({
  id,
  legs: [
    { account: to, currency, amountMinor },
    { account: from, currency, amountMinor: -amountMinor },
  ],
})

export const toOffset = ({ id, amountMinor }: Pick<ShareMovement, 'id' | 'amountMinor'>, currency: string) =>
  pair(`offset:${id}`, currency, 'researchers', 'offsets', amountMinor)

export type PaymentFacts = {
  payment: Payment
  transactions: readonly BalanceTransaction[]
  disputes: readonly Dispute[]
  movements: readonly ShareMovement[]
}

/**
 * Everything that has happened to a payment's money, as postings; what has happened stays, so each is posted once.
 * @param posted what is posted already: a bank may still find for us after it found against us, and what we lost is taken back
 */
export function postingsOf(
  { payment, transactions, disputes, movements }: PaymentFacts,
  posted: ReadonlySet<string> = new Set(),
): Posting[] {
  const { id, currency, amountMinor, chargeId, status, settledAt } = payment
  const held = chargeId !== null
  const released = settledAt !== null && isEnded(status)
  const over = released || isCharged(status) || transactions.some(({ category }) => category === 'charge')
  return [
    ...(held ? [pair(`hold:${id}`, currency, 'holds', 'hold_claims', amountMinor)] : []),
    ...(held && over ? [pair(`hold_end:${id}`, currency, 'hold_claims', 'holds', amountMinor)] : []),
    ...transactions.map((transaction) => toPosting(transaction, currency)),
    ...disputes
      .filter(isLost)
      .map((dispute) => pair(`dispute_lost:${dispute.id}`, currency, 'order_funds', 'disputes', dispute.amountMinor)),
    ...disputes
      .filter((dispute) => !isLost(dispute) && posted.has(`dispute_lost:${dispute.id}`))
      .map((dispute) =>
        pair(`dispute_reinstated:${dispute.id}`, currency, 'disputes', 'order_funds', dispute.amountMinor),
      ),
    ...movements
      .filter(({ kind, status: moved }) => kind === 'offset' && moved === 'succeeded')
      .map((movement) => toOffset(movement, currency)),
  ]
}

const allocated = ['researchers', 'platform_fees', 'written_off'] as const
export type Allocation = Record<(typeof allocated)[number], number>

/** Whose an order's money is by now; the rest is still the order's. Changes both ways, as refunds and disputes do. */
export function allocationOf(
  order: Pick<Order, 'status' | 'selectedOfferId'>,
  payment: Payment,
  disputes: readonly Dispute[],
): Allocation {
  if (!isEarned(order, payment) || !isCharged(payment.status))
    return { researchers: 0, platform_fees: 0, written_off: 0 }
  const lost = disputes.filter(isLost).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const returned = Math.min(payment.refundedMinor + lost, payment.amountMinor)
  // What they keep beyond their part, because it was written off, is paid by us.
  const beyond = Math.max(0, payment.shareDueMinor - (payment.transferAmountMinor - payment.reversedMinor))
  return {
    researchers: payment.shareDueMinor,
    platform_fees: payment.platformFeeMinor - (returned - payment.reversedMinor),
    written_off: -beyond,
  }
}

/** What brings an order's allocation from what was posted to what is so. */
export function allocate({ id, currency }: Payment, nth: number, before: Allocation, after: Allocation): Posting {
  const changes = allocated.map((account) => ({ account, change: after[account] - before[account] }))
  return {
    id: `allocation:${id}:${nth}`,
    legs: [
      { account: 'order_funds', currency, amountMinor: changes.reduce((sum, { change }) => sum + change, 0) },
      ...changes.map(({ account, change }) => ({ account, currency, amountMinor: -change })),
    ],
  }
}
