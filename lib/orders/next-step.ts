import { endOfDay } from '#lib/day-end.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import type { TurnGroup } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/orders-steps.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type Turn = {
  /** Who has to act for the order to move on. */
  who: 'you' | 'researcher' | 'callslip' | 'nobody'
  /** Where the order stands, in a few words. */
  headline: string
  /** What happens next and who does it, its money included. */
  nextStep: string
  /** The date that matters now; `at` is a calendar date or a moment, ISO 8601. */
  due?: { label: string; at: string }
}

function describeOpen({ activeOffers = 0, offersToConfirm = 0 }: OrderView['order']): Turn {
  if (activeOffers === 0 && offersToConfirm > 0) {
    return {
      who: 'researcher',
      headline: t('offersToBeConfirmed', { offersToConfirm }),
      nextStep: t('youChangedTheOrderAfter', { offersToConfirm }),
    }
  }
  if (activeOffers === 0) {
    return {
      who: 'researcher',
      headline: t('waitingForOffers'),
      nextStep: t('researchersAreReadingYourOrder'),
    }
  }
  return {
    who: 'you',
    headline: t('offersToChooseFrom', { activeOffers }),
    nextStep: t('comparePricesAndDatesAnd', { activeOffers }),
  }
}

/** By invoice, or for nothing, or before there was anything to pay for. */
export const isWithoutCard = ({ paymentIntentId }: OrderView['order']) => paymentIntentId === undefined

function describeConfirmed(order: OrderView['order']): Turn {
  const { holdExpiresAt } = order
  if (holdExpiresAt === undefined) {
    return {
      who: 'researcher',
      headline: t('workIsAboutToStart'),
      nextStep: isWithoutCard(order) ? t('nothingIsHeldOnA') : t('anAmountHeldOnYour'),
    }
  }
  return {
    who: 'researcher',
    headline: t('theHoldOnYourCard'),
    due: { label: t('holdEnds'), at: holdExpiresAt },
    nextStep: t('workHasNotStartedYet'),
  }
}

const describeCase = (): Turn => ({
  who: 'callslip',
  headline: t('weLookIntoYourProblem'),
  nextStep: t('callslipReadsWhatYouReported'),
})

const questions = () =>
  ({
    researcher: {
      who: 'you',
      headline: t('waitingForYourAnswer'),
      nextStep: t('theResearcherHasAskedYou'),
    },
    customer: {
      who: 'researcher',
      headline: t('yourQuestionWaitsForAn'),
      nextStep: t('weRemindTheResearcherAfter'),
    },
  }) as const

function describeInProgress({ estimatedCompletionDate, question }: OrderView['order'], now: number | undefined): Turn {
  // Never while the researcher can't go on.
  const late =
    now !== undefined &&
    estimatedCompletionDate !== undefined &&
    now >= endOfDay(new Date(estimatedCompletionDate)).getTime()
  if (question && (question.by === 'researcher' || !late))
    return { ...questions()[question.by], due: { label: t('waitingSince'), at: question.since } }
  if (estimatedCompletionDate === undefined)
    return {
      who: 'researcher',
      headline: t('workIsUnderWay'),
      nextStep: t('theDocumentsOrAReport'),
    }
  return late
    ? {
        who: 'researcher',
        headline: t('laterThanPromised'),
        nextStep: t('theDeliveryIsOverdueWrite'),
        due: { label: t('promisedFor'), at: estimatedCompletionDate },
      }
    : {
        who: 'researcher',
        headline: t('workIsUnderWay'),
        nextStep: t('theDocumentsOrAReport'),
        due: { label: t('expectedBy'), at: estimatedCompletionDate },
      }
}

const deliveries = () =>
  ({
    found: t('theDocumentsAreHere'),
    partial: t('aPartOfItIs'),
    not_found: t('searchedAndNotFound'),
  }) as const

function describeDelivered({ outcome = 'found', reviewState, acceptanceEndsAt }: OrderView['order']): Turn {
  if (reviewState === 'changes_requested') {
    return {
      who: 'researcher',
      headline: t('youAskedForChanges'),
      nextStep: t('theResearcherDeliversAgainYou'),
    }
  }
  const read =
    outcome === 'not_found'
      ? t('readTheSearchReport')
      : outcome === 'partial'
        ? t('lookAtTheDocumentsAnd')
        : t('lookAtTheDocuments')
  return {
    who: 'you',
    headline: deliveries()[outcome],
    nextStep: t('thenAcceptWhichPaysThe', { read }),
    ...(acceptanceEndsAt === undefined ? {} : { due: { label: t('countsAsAccepted'), at: acceptanceEndsAt } }),
  }
}

const endings = () =>
  ({
    found: t('completed'),
    partial: t('completedFoundInPart'),
    not_found: t('completedNotFound'),
  }) as const

function describeCancelled(order: OrderView['order']): Turn {
  const { cancelReason } = order
  const money = isWithoutCard(order) ? t('nothingWasHeldOrCharged') : t('whatWasHeldOrCharged')
  return {
    who: 'nobody',
    headline: t('cancelledByCallslip'),
    nextStep:
      cancelReason === undefined
        ? money
        : `${/[.!?]$/.test(cancelReason) ? cancelReason : `${cancelReason}.`} ${money}`,
  }
}

/**
 * Whose turn it is and what comes next, in words for the customer. `now` in milliseconds; without it nothing is called
 * late (the server draws without a clock, so that hydration agrees).
 */
export function describeTurn({ status, order }: OrderView, now?: number): Turn {
  // Whatever a case is about, the researcher's question waits for the customer alone.
  const isAsked = status === 'in_progress' && order.question?.by === 'researcher'
  if (order.openCaseId !== undefined && !isAsked && (status === 'in_progress' || status === 'delivered'))
    return describeCase()
  switch (status) {
    case 'submitted':
      return {
        who: 'callslip',
        headline: t('orderPlaced'),
        nextStep: t('callslipReadsYourOrderFirst'),
      }
    case 'open':
      return describeOpen(order)
    case 'awaiting_payment':
      return {
        who: 'you',
        headline: t('paymentNeeded'),
        nextStep: t('payForTheOfferYou'),
      }
    case 'confirmed':
      return describeConfirmed(order)
    case 'in_progress':
      return describeInProgress(order, now)
    case 'delivered':
      return describeDelivered(order)
    case 'completed':
      return {
        who: 'nobody',
        headline: endings()[order.outcome ?? 'found'],
        nextStep: order.outcome === 'not_found' ? t('theSearchReportStaysHere') : t('theDocumentsStayHereTo'),
      }
    case 'withdrawn':
      return {
        who: 'nobody',
        headline: t('youWithdrewThisOrder'),
        nextStep: isWithoutCard(order) ? t('nothingWasHeldOrCharged') : t('whatWasHeldOnYour'),
      }
    case 'cancelled':
      return describeCancelled(order)
  }
}

/** The three piles on a customer's desk, as `GET /orders?turn=` names them. */
export const turnGroupOf = (order: OrderView): TurnGroup => {
  const { who } = describeTurn(order)
  return who === 'you' ? 'you' : who === 'nobody' ? 'done' : 'waiting'
}
