import type { Dispute, Order, Payment, PaymentStatus, Refund } from '#lib/generated/prisma/client.ts'
import { getCurrency } from '#lib/money.ts'
import { researcherPartOf, returnsOf, totalOf } from '#lib/payments/bearer.ts'
import { isLost, isOpen } from '#lib/payments/dispute.ts'
import { chargedLiveStatuses } from '#lib/payments/state.ts'

type Money = Pick<
  Payment,
  'offerId' | 'amountMinor' | 'transferAmountMinor' | 'noFindAmountMinor' | 'noFindTransferAmountMinor' | 'currency'
>
type End = Pick<Order, 'status' | 'outcome' | 'selectedOfferId'>
type RefundFacts = Pick<Refund, 'amountMinor' | 'status'>
type DisputeFacts = Pick<Dispute, 'amountMinor' | 'status'>

/** A refund that is asked for, here or at the provider, and not decided yet. */
export const isUnderway = ({ status }: Pick<Refund, 'status'>) => status === 'pending' || status === 'requires_action'
export const hasFailed = ({ status }: Pick<Refund, 'status'>) => status === 'failed' || status === 'canceled'
const sum = (rows: readonly { amountMinor: number }[]) =>
  rows.reduce((total, { amountMinor }) => total + amountMinor, 0)

/** The price of a search that found nothing, as it was agreed; undefined where that isn't less. */
export const noFindOf = ({ noFindAmountMinor, noFindTransferAmountMinor }: Money) =>
  noFindAmountMinor === null || noFindTransferAmountMinor === null
    ? undefined
    : { amountMinor: noFindAmountMinor, transferAmountMinor: noFindTransferAmountMinor }

/** Whether what a payment is for was done: its offer may have been given back, and the order completed by another. */
export const isEarned = (
  { status, selectedOfferId }: Pick<Order, 'status' | 'selectedOfferId'>,
  { offerId }: Pick<Payment, 'offerId'>,
) => status === 'completed' && selectedOfferId === offerId

/** What a payment's price has come down to: nothing was found, and that is agreed to. */
export const reducedOf = (order: End, payment: Money) =>
  isEarned(order, payment) && order.outcome === 'not_found' ? noFindOf(payment) : undefined

/** Nothing comes of what a payment was for: its order has ended, or goes on without its offer. */
export const isOver = ({ status, selectedOfferId }: End, { offerId }: Pick<Payment, 'offerId'>) =>
  status === 'cancelled' || status === 'withdrawn' || selectedOfferId !== offerId

/** How much of a charge goes back with the order's end, refunds before it included. */
const differenceOf = (order: End, payment: Money) =>
  payment.amountMinor - (reducedOf(order, payment)?.amountMinor ?? payment.amountMinor)

/**
 * What is still to be given back because of how the order ended, and nobody has asked the provider for yet: nothing was found, or
 * a bank that was deciding when it was cancelled has let the charge stand. A refund that failed counts as asked for: it is tried
 * again, or an operator sees to it.
 */
export function endRefundOf(
  order: End,
  payment: Money & Pick<Payment, 'status'>,
  refunds: readonly (RefundFacts & Pick<Refund, 'answeredAt'>)[],
  disputes: readonly (DisputeFacts & Pick<Dispute, 'refundable'>)[],
): number {
  const asked = refunds.filter((refund) => !hasFailed(refund) || refund.answeredAt === null)
  // What a charge that no bank has asked about gives back when its order ends is asked for there, and then is an operator's.
  const due = isOver(order, payment) && disputes.length > 0 ? payment.amountMinor : differenceOf(order, payment)
  const open = due - sum(asked) - sum(disputes.filter(isLost))
  return Math.max(0, Math.min(open, refundableOf(payment, refunds, disputes)))
}

/**
 * What refunds and disputes make of a captured payment: the one place that says what went back to the customer, what the
 * researcher is to have (minor units of the payment's currency), and which status that amounts to.
 *
 * A refund that isn't decided, and a dispute that isn't, leave the share where it is: neither is more sent, nor anything
 * taken back. `shareSentMinor` is what the researcher has now.
 */
export function settle(
  order: End,
  payment: Money & Pick<Payment, 'shareSentMinor' | 'shareWrittenOffMinor'>,
  refunds: readonly (RefundFacts & Pick<Refund, 'bearer'>)[],
  disputes: readonly DisputeFacts[],
) {
  const arrived = refunds.filter(({ status }) => status === 'succeeded')
  const refundedMinor = Math.min(sum(arrived), payment.amountMinor)
  const lostMinor = sum(disputes.filter(isLost))
  const reduced = reducedOf(order, payment)
  const reversedMinor = researcherPartOf(returnsOf(arrived, lostMinor), payment, reduced)
  const highest = isEarned(order, payment) ? payment.transferAmountMinor - reversedMinor : 0
  const promised = returnsOf([...arrived, ...refunds.filter(isUnderway)], lostMinor)
  // What goes back because nothing was found is never theirs, however long its refund takes.
  promised.both += Math.max(0, differenceOf(order, payment) - totalOf(promised))
  const lowest = disputes.some(isOpen)
    ? 0
    : Math.min(highest, payment.transferAmountMinor - researcherPartOf(promised, payment, reduced))
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
  if (!chargedLiveStatuses.some((status) => status === payment.status)) return 0
  if (disputes.some((dispute) => !dispute.refundable && (isOpen(dispute) || isLost(dispute)))) return 0
  return payment.amountMinor - sum(refunds.filter((refund) => refund.status === 'succeeded' || isUnderway(refund)))
}

/** What of a share that was given up still is: what is theirs again, because a refund failed or a dispute was won since, isn't. */
export const writtenOffOf = (
  { shareWrittenOffMinor, shareSentMinor }: Pick<Payment, 'shareWrittenOffMinor' | 'shareSentMinor'>,
  shareMinor: number,
): number => Math.min(shareWrittenOffMinor, Math.max(0, shareSentMinor - shareMinor))
