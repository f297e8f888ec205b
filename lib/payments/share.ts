import type { Dispute, Order, Payment, PaymentStatus, Refund } from '#lib/generated/prisma/client.ts'
import { getCurrency, transferShareOf } from '#lib/money.ts'
import { isLost, isOpen } from '#lib/payments/dispute.ts'

type Money = Pick<Payment, 'amountMinor' | 'transferAmountMinor' | 'platformFeeMinor' | 'currency'>
type RefundFacts = Pick<Refund, 'amountMinor' | 'status'>
type DisputeFacts = Pick<Dispute, 'amountMinor' | 'status'>

/** A refund that is asked for, here or at the provider, and not decided yet. */
export const isUnderway = ({ status }: Pick<Refund, 'status'>) => status === 'pending' || status === 'requires_action'
export const hasFailed = ({ status }: Pick<Refund, 'status'>) => status === 'failed' || status === 'canceled'
const sum = (rows: readonly { amountMinor: number }[]) =>
  rows.reduce((total, { amountMinor }) => total + amountMinor, 0)

/** The researcher's part of what went back to the customer, in steps that the currency can move. */
function partOf(returnedMinor: number, payment: Money): number {
  const share = transferShareOf(Math.min(returnedMinor, payment.amountMinor), payment)
  return share - (share % getCurrency(payment.currency).step)
}

/**
 * What refunds and disputes make of a captured payment: the one place that says what went back to the customer, what the
 * researcher is to have (minor units of the payment's currency), and which status that amounts to.
 *
 * A refund that isn't decided, and a dispute that isn't, leave the share where it is: neither is more sent, nor anything
 * taken back. `shareSentMinor` is what the researcher has now.
 */
export function settle(
  order: Pick<Order, 'status'>,
  payment: Money & Pick<Payment, 'shareSentMinor' | 'shareWrittenOffMinor'>,
  refunds: readonly RefundFacts[],
  disputes: readonly DisputeFacts[],
) {
  const refundedMinor = Math.min(sum(refunds.filter(({ status }) => status === 'succeeded')), payment.amountMinor)
  const lostMinor = sum(disputes.filter(isLost))
  const reversedMinor = partOf(refundedMinor + lostMinor, payment)
  const highest = order.status === 'completed' ? payment.transferAmountMinor - reversedMinor : 0
  const undecidedMinor = sum(refunds.filter(isUnderway))
  const lowest = disputes.some(isOpen)
    ? 0
    : Math.min(highest, payment.transferAmountMinor - partOf(refundedMinor + lostMinor + undecidedMinor, payment))
  // What was written off isn't sent, but need not come back either.
  const shareDueMinor = Math.min(Math.max(payment.shareSentMinor, lowest), highest + payment.shareWrittenOffMinor)
  const disputed = disputes.some((dispute) => isOpen(dispute) || isLost(dispute))
  const status: PaymentStatus = disputed
    ? 'disputed'
    : refundedMinor === payment.amountMinor
      ? 'refunded'
      : refundedMinor > 0
        ? 'partially_refunded'
        : payment.shareSentMinor > 0
          ? 'transferred'
          : 'captured'
  return { refundedMinor, reversedMinor, shareDueMinor, status }
}

/**
 * What a level of the share is worth in the currency that the charge was settled in, at the rate of its capture. Moves are
 * differences of levels, so that rounding never adds up to more than the whole.
 */
export function settlementOf(
  levelMinor: number,
  { amountMinor, settlementMinor, settlementCurrency }: Settled,
): number {
  const exact = (BigInt(levelMinor) * BigInt(settlementMinor)) / BigInt(amountMinor)
  return Number(exact - (exact % BigInt(getCurrency(settlementCurrency).step)))
}
export type Settled = Pick<Payment, 'amountMinor'> & { settlementMinor: number; settlementCurrency: string }

/** How much of a captured payment may still be given back: nothing while a bank is deciding, or once it gave it back itself. */
export function refundableOf(
  payment: Pick<Payment, 'amountMinor' | 'status'>,
  refunds: readonly RefundFacts[],
  disputes: readonly Pick<Dispute, 'amountMinor' | 'status' | 'refundable'>[],
): number {
  if (!['captured', 'transferred', 'partially_refunded', 'disputed'].includes(payment.status)) return 0
  if (disputes.some((dispute) => !dispute.refundable && (isOpen(dispute) || isLost(dispute)))) return 0
  return payment.amountMinor - sum(refunds.filter((refund) => refund.status === 'succeeded' || isUnderway(refund)))
}
