import type { OrderStatus } from '#lib/orders/state.ts'
import { moneyTitle } from '#lib/payments/money-title.ts'
import type { PaymentSnapshot } from '#lib/payments/schema.ts'
import { catalogue } from '#lib/words/en/payments.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Facts = Omit<PaymentSnapshot['payment'], 'paymentIntentId'>
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

/**
 * What became of a charge that the order doesn't go on with, because another researcher was chosen since: of that alone, and of
 * nothing that is ahead.
 */
export const earlierSentences = (facts: Facts, say: Say): string[] => [
  t('wasCharged', { total: say(facts.amount) }),
  ...returnSentences(facts, say),
]

/** Where work on the order has begun, or is done. */
export const atWork: readonly OrderStatus[] = ['in_progress', 'delivered', 'completed']

function chargeSentence({ status, amount }: Facts, { orderStatus, researcher }: Around, say: Say): string {
  const total = say(amount)
  switch (status) {
    case 'initiated':
    case 'failed':
      return t('wasToBePaidNothing', { total })
    case 'authorized':
      return t('yourBankHoldsOnYour', { total, researcher })
    case 'canceled':
      // A charge may have come a moment before the end: then it is refunded, and the record says so once it is known.
      return t('thePaymentOfWasEnded', { total })
    case 'expired':
      return t('yourBankHeldUntilThe', { total })
    case 'mismatch':
      return t('thePaymentProviderShowsOther')
    default:
      return atWork.includes(orderStatus) ? t('wasChargedWhenWorkBegan', { total }) : t('wasCharged', { total })
  }
}

/** What goes back to the customer, by us or by their bank. */
export function returnSentences(
  { refundedAmount = 0, pendingRefundAmount = 0, failedRefundAmount = 0, retriedRefundAmount = 0, dispute }: Facts,
  say: Say,
): string[] {
  return [
    ...(refundedAmount > 0 ? [t('wentBackToYourCard', { refundedAmount: say(refundedAmount) })] : []),
    ...(pendingRefundAmount > 0 ? [t('aRefundOfIsOn', { pendingRefundAmount: say(pendingRefundAmount) })] : []),
    ...(retriedRefundAmount > 0 ? [t('aRefundOfFailedAnd', { retriedRefundAmount: say(retriedRefundAmount) })] : []),
    ...(failedRefundAmount > retriedRefundAmount
      ? [t('aRefundOfFailedAndHas', { failed: say(failedRefundAmount - retriedRefundAmount) })]
      : []),
    ...(dispute === 'open' ? [t('yourBankHasQuestionedThe')] : []),
    ...(dispute === 'lost' ? [t('yourBankDecidedTheDispute')] : []),
    ...(dispute === 'won' ? [t('yourBankDecidedThatThe')] : []),
  ]
}

const ended: readonly OrderStatus[] = ['completed', 'cancelled', 'withdrawn']
const promised: readonly OrderStatus[] = ['confirmed', 'in_progress', 'delivered']
const isCharged = ({ status }: Facts) =>
  status === 'captured' || status === 'transferred' || status === 'partially_refunded'

/** Whether the money is there for what is agreed: held or charged, and no bank is deciding about it. */
const stands = (facts: Facts) => (isCharged(facts) || facts.status === 'authorized') && facts.dispute !== 'open'

/**
 * What the researcher is to have of it once the customer accepts what is delivered by now, or what is yet to come; nothing of what
 * doesn't stand.
 */
export function shareAhead(facts: Facts, outcome: Around['outcome']): number {
  const { transferAmount, reversedAmount = 0, noFindTransferAmount = transferAmount } = facts
  if (!stands(facts)) return 0
  return Math.min(transferAmount - reversedAmount, outcome === 'not_found' ? noFindTransferAmount : transferAmount)
}

/**
 * What goes back to the customer once they accept that nothing was found, beyond what did or was asked for; a refund that failed
 * is seen to by itself. Nothing while a bank decides, or has.
 */
export function returnAhead(facts: Facts): number {
  const { amount, noFindAmount = amount, refundedAmount = 0, pendingRefundAmount = 0, failedRefundAmount = 0 } = facts
  if (!stands(facts)) return 0
  return Math.max(0, amount - noFindAmount - refundedAmount - pendingRefundAmount - failedRefundAmount)
}

/** What a search costs that finds nothing, where that is agreed to be less: before it is known, and once it is. */
export function noFindSentences(facts: Facts, { orderStatus, outcome }: End, say: Say): string[] {
  const { noFindAmount, dispute } = facts
  const nothingFound = outcome === 'not_found'
  if (noFindAmount === undefined || (outcome && !nothingFound)) return []
  if (orderStatus === 'completed')
    return isCharged(facts) && dispute !== 'open' ? [t('forASearchThatFinds', { noFindAmount: say(noFindAmount) })] : []
  const back = returnAhead(facts)
  if (back === 0 || ended.includes(orderStatus)) return []
  return [
    nothingFound
      ? t('nothingWasFoundAndWas', { noFindAmount: say(noFindAmount), back: say(back) })
      : t('ifNothingIsFoundIt', { noFindAmount: say(noFindAmount), back: say(back) }),
  ]
}

/** What the researcher has of it, and what they get. */
function shareSentences(facts: Facts, { orderStatus, outcome, researcher }: Around, say: Say): string[] {
  const { researcherAmount = 0, researcherDueAmount = 0, dispute } = facts
  if (isCharged(facts) && promised.includes(orderStatus) && dispute !== 'open')
    return [t('receivesOfItWhenYou', { researcher, share: say(shareAhead(facts, outcome)) })]
  return [
    ...(researcherAmount > 0 ? [t('hasReceivedOfIt', { researcher, researcherAmount: say(researcherAmount) })] : []),
    ...(researcherDueAmount > researcherAmount
      ? [t('isDueToAndNot', { due: say(researcherDueAmount - researcherAmount), researcher })]
      : []),
  ]
}

/** A researcher's part of an order's money, in minor units. */
export type ShareFacts = {
  /** What they are to have in the end, less their part of what went back to the customer. */
  amount: number
  /** The same if nothing is found, where that is less and isn't known yet. */
  noFindAmount?: number | undefined
  /** The same if something is found after all, where that is more: nothing was, and the difference hasn't gone back yet. */
  findAmount?: number | undefined
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

/** What is true of a researcher's share at this moment; without facts no card pays for the order, or none could be charged. */
export function describeShare(facts: ShareFacts | 'unpaid' | undefined, orderStatus: OrderStatus, say: Say): string[] {
  if (!facts) return [t('theCustomerPaysByInvoice')]
  if (facts === 'unpaid') return [t('theHoldRanOutUncharged')]
  const { amount, noFindAmount, findAmount, sent, due, offset, settled, writtenOff, held, disputed } = facts
  const moved = sent - offset
  const isOver = orderStatus === 'cancelled' || orderStatus === 'withdrawn'
  if (!isOver && amount === 0 && sent === 0 && offset === 0)
    return [findAmount === undefined ? t('theCustomerGotYourPartBack') : t('nothingWasFoundAndNothing')]
  return [
    ...(moved > 0
      ? [
          t('wasSentToYourPayout', {
            moved: say(moved),
            settled: settled ? t('as', { amount: say(settled.amount, settled.currency) }) : '',
          }),
        ]
      : []),
    ...(offset > 0 ? [t('wasSetOffAgainstWhat', { offset: say(offset) })] : []),
    ...(offset < 0 ? [t('ofItWasTakenBack', { say: say(-offset) })] : []),
    ...(due > sent ? [t('isDueToYouAnd', { say: say(due - sent) })] : []),
    ...(sent > due && orderStatus === 'completed' ? [t('theCustomerGotMoneyBack', { say: say(sent - due) })] : []),
    ...(writtenOff > 0 ? [t('ofItIsMoreThan', { writtenOff: say(writtenOff) })] : []),
    ...(disputed ? [t('theCustomersBankQuestionsThe')] : []),
    ...(held
      ? [
          t('yourShareOfIsHeld', {
            amount: say(amount),
            when: orderStatus === 'confirmed' ? t('itIsChargedWhenYou') : t('itIsBeingCharged'),
          }),
        ]
      : []),
    ...(isOver && sent === 0 ? [t('theOrderEndedBeforeIts')] : []),
    ...(!held && !disputed && !isOver && orderStatus !== 'completed' && sent === 0
      ? [t('yourShareOfIsCharged', { amount: say(amount) })]
      : []),
    ...(noFindAmount !== undefined && !isOver ? [t('ifYouFindNothingIt', { noFindAmount: say(noFindAmount) })] : []),
  ]
}
