import type { OrderStatus } from '#lib/orders/state.ts'
import { moneyTitle } from '#lib/payments/money-title.ts'
import type { PaymentSnapshot } from '#lib/payments/schema.ts'

type Facts = PaymentSnapshot['payment']
/** `outcome`: of the newest delivery, where there is one. */
type End = { orderStatus: OrderStatus; outcome: Outcome | null | undefined }
type Around = End & { researcher: string }
type Outcome = 'found' | 'partial' | 'not_found'
/** An amount in minor units, as its reader writes money; of the payment's currency unless it is another. */
type Say = (minor: number, currency?: string) => string

/**
 * What is true of a customer's money at this moment, from the payment alone: the one place that pages and mails take their
 * sentences from. Whatever is asked for and not done yet is said to be on its way, and what failed to have failed.
 */
export function describeMoney(facts: Facts, around: Around, say: Say): { title: string; sentences: string[] } {
  return {
    title: moneyTitle(facts),
    sentences: [
      chargeSentence(facts, around, say),
      ...returnSentences(facts, say),
      ...shareSentences(facts, around, say),
      ...noFindSentences(facts, around, say),
    ],
  }
}

const atWork: readonly OrderStatus[] = ['in_progress', 'delivered', 'completed']

function chargeSentence({ status, amount }: Facts, { orderStatus, researcher }: Around, say: Say): string {
  const total = say(amount)
  switch (status) {
    case 'initiated':
    case 'failed':
      return `${total} was to be paid. Nothing is held and nothing was charged.`
    case 'authorized':
      return `Your bank holds ${total} on your card. It is charged when ${researcher} starts work; withdraw before that and all of it is released.`
    case 'canceled':
      // A charge may have come a moment before the end: then it is refunded, and the record says so once it is known.
      return `The payment of ${total} was ended. Whatever your bank held or took for it goes back to you, though banks may take a few days to show it.`
    case 'expired':
      return `Your bank held ${total} until the hold lapsed. Nothing was charged.`
    case 'mismatch':
      return 'The payment provider shows other figures than were agreed. There is nothing you need to do; please don’t pay again.'
    default:
      return atWork.includes(orderStatus) ? `${total} was charged when work began.` : `${total} was charged.`
  }
}

/** What goes back to the customer, by us or by their bank. */
export function returnSentences(
  { refundedAmount = 0, pendingRefundAmount = 0, failedRefundAmount = 0, retriedRefundAmount = 0, dispute }: Facts,
  say: Say,
): string[] {
  return [
    ...(refundedAmount > 0
      ? [`${say(refundedAmount)} went back to your card. Banks usually show it within five to ten days.`]
      : []),
    ...(pendingRefundAmount > 0 ? [`A refund of ${say(pendingRefundAmount)} is on its way.`] : []),
    ...(retriedRefundAmount > 0
      ? [`A refund of ${say(retriedRefundAmount)} failed and has not reached you. It is tried again within days.`]
      : []),
    ...(failedRefundAmount > retriedRefundAmount
      ? [
          `A refund of ${say(failedRefundAmount - retriedRefundAmount)} failed and has not reached you. Callslip looks into it.`,
        ]
      : []),
    ...(dispute === 'open' ? ['Your bank has questioned the charge. Nothing moves until it has decided.'] : []),
    ...(dispute === 'lost'
      ? ['Your bank decided the dispute for you and gave you the disputed amount back itself.']
      : []),
    ...(dispute === 'won' ? ['Your bank decided that the charge stands.'] : []),
  ]
}

const ended: readonly OrderStatus[] = ['completed', 'cancelled', 'withdrawn']
const isCharged = ({ status }: Facts) =>
  status === 'captured' || status === 'transferred' || status === 'partially_refunded'

/** What the researcher is to have of it once the customer accepts what is delivered by now, or what is yet to come. */
export function shareAhead(facts: Facts, outcome: Around['outcome']): number {
  const { transferAmount, reversedAmount = 0, noFindTransferAmount = transferAmount } = facts
  return Math.min(transferAmount - reversedAmount, outcome === 'not_found' ? noFindTransferAmount : transferAmount)
}

/**
 * What goes back to the customer once they accept that nothing was found, beyond what did or was asked for; a refund that failed
 * is seen to by itself. Nothing while a bank decides, or has.
 */
export function returnAhead(facts: Facts): number {
  const { amount, noFindAmount = amount, refundedAmount = 0, pendingRefundAmount = 0, failedRefundAmount = 0 } = facts
  if (!(isCharged(facts) || facts.status === 'authorized') || facts.dispute === 'open') return 0
  return Math.max(0, amount - noFindAmount - refundedAmount - pendingRefundAmount - failedRefundAmount)
}

/** What a search costs that finds nothing, where that is agreed to be less: before it is known, and once it is. */
export function noFindSentences(facts: Facts, { orderStatus, outcome }: End, say: Say): string[] {
  const { noFindAmount, dispute } = facts
  const nothingFound = outcome === 'not_found'
  if (noFindAmount === undefined || (outcome && !nothingFound)) return []
  if (orderStatus === 'completed')
    return isCharged(facts) && dispute !== 'open'
      ? [`For a search that finds nothing, ${say(noFindAmount)} was agreed.`]
      : []
  const back = returnAhead(facts)
  if (back === 0 || ended.includes(orderStatus)) return []
  return [
    nothingFound
      ? `Nothing was found, and ${say(noFindAmount)} was agreed for that: ${say(back)} goes back to your card when you accept, or 14 days after the delivery.`
      : `If nothing is found, it costs ${say(noFindAmount)}: ${say(back)} goes back to your card.`,
  ]
}

/** What the researcher has of it, and what they get. */
function shareSentences(facts: Facts, { orderStatus, outcome, researcher }: Around, say: Say): string[] {
  const { researcherAmount = 0, researcherDueAmount = 0, dispute } = facts
  if (isCharged(facts) && !ended.includes(orderStatus) && dispute !== 'open')
    return [
      `${researcher} receives ${say(shareAhead(facts, outcome))} of it when you accept the delivery, or 14 days after it.`,
    ]
  return [
    ...(researcherAmount > 0 ? [`${researcher} has received ${say(researcherAmount)} of it.`] : []),
    ...(researcherDueAmount > researcherAmount
      ? [`${say(researcherDueAmount - researcherAmount)} is due to ${researcher} and not sent yet.`]
      : []),
  ]
}

/** A researcher's part of an order's money, in minor units. */
export type ShareFacts = {
  /** What they are to have in the end, less their part of what went back to the customer. */
  amount: number
  /** The same if nothing is found, where that is less and isn't known yet. */
  noFindAmount?: number | undefined
  sent: number
  due: number
  /** What of `sent` was set off against other orders instead of moved: positive for debts paid with it, negative where it was the debt. */
  offset: number
  /** What was moved, where that was in another currency than the customer's. */
  settled?: { amount: number; currency: string } | undefined
  /** What of `sent` is more than their part and need not come back: an operator gave it up. */
  writtenOff: number
  /** Held on the card and not charged yet. */
  held: boolean
  disputed: boolean
}

/** What is true of a researcher's share at this moment; without facts no card pays for the order. */
export function describeShare(facts: ShareFacts | undefined, orderStatus: OrderStatus, say: Say): string[] {
  if (!facts) return ['The customer pays by invoice, so no card is charged. Callslip settles your share with you.']
  const { amount, noFindAmount, sent, due, offset, settled, writtenOff, held, disputed } = facts
  const moved = sent - offset
  if (amount === 0 && sent === 0 && offset === 0)
    return ['The customer got everything back, so nothing of it is due to you.']
  const isOver = orderStatus === 'cancelled' || orderStatus === 'withdrawn'
  return [
    ...(moved > 0
      ? [
          `${say(moved)} was sent to your payout account${settled ? `, as ${say(settled.amount, settled.currency)}` : ''}.`,
        ]
      : []),
    ...(offset > 0 ? [`${say(offset)} was set off against what you owed for another order.`] : []),
    ...(offset < 0 ? [`${say(-offset)} of it was taken back out of your share of another order.`] : []),
    ...(due > sent ? [`${say(due - sent)} is due to you and not sent to your payout account yet.`] : []),
    ...(sent > due && orderStatus === 'completed'
      ? [
          `The customer got money back: ${say(sent - due)} is taken back from your account, or set off against what you earn next.`,
        ]
      : []),
    ...(writtenOff > 0
      ? [
          `${say(writtenOff)} of it is more than your part, since the customer got money back. It was written off: you keep it.`,
        ]
      : []),
    ...(disputed
      ? ['The customer’s bank questions the charge. What you do not have yet waits until it has decided.']
      : []),
    ...(held
      ? [
          `Your share of ${say(amount)} is held on the customer’s card. ${orderStatus === 'confirmed' ? 'It is charged when you start.' : 'It is being charged.'}`,
        ]
      : []),
    ...(isOver && sent === 0 ? ['The order ended before its completion, so nothing of it is due to you.'] : []),
    ...(!held && !disputed && !isOver && orderStatus !== 'completed' && sent === 0
      ? [
          `Your share of ${say(amount)} is charged, and sent to you when the customer accepts, or 14 days after your delivery.`,
        ]
      : []),
    ...(noFindAmount !== undefined && !isOver ? [`If you find nothing, it is ${say(noFindAmount)}.`] : []),
  ]
}
