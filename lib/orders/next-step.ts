import type { OrderView } from '#lib/orders/schema.ts'

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

const day = 86_400_000

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function describeOpen({ activeOffers = 0, offersToConfirm = 0 }: OrderView['order']): Turn {
  if (activeOffers === 0 && offersToConfirm > 0) {
    return {
      who: 'researcher',
      headline: `${plural(offersToConfirm, 'offer')} to be confirmed`,
      nextStep: `You changed the order after ${offersToConfirm === 1 ? 'it was' : 'they were'} made. ${offersToConfirm === 1 ? 'Its researcher is' : 'The researchers are'} asked to confirm; then you can choose.`,
    }
  }
  if (activeOffers === 0) {
    return {
      who: 'researcher',
      headline: 'Waiting for offers',
      nextStep:
        'Researchers are reading your order. You hear from us when one names a date and a price; nothing is charged.',
    }
  }
  return {
    who: 'you',
    headline: `${plural(activeOffers, 'offer')} to choose from`,
    nextStep:
      activeOffers === 1
        ? 'Read the offer, then select it or wait for others. Nothing is charged yet.'
        : 'Compare prices and dates, and select one. Nothing is charged yet.',
  }
}

function describeConfirmed({ holdExpiresAt }: OrderView['order']): Turn {
  if (holdExpiresAt === undefined) {
    return {
      who: 'researcher',
      headline: 'Work is about to start',
      nextStep:
        'An amount held on your card is taken when work starts. Until then you can withdraw, and it is released.',
    }
  }
  return {
    who: 'researcher',
    headline: 'The hold on your card ends soon',
    due: { label: 'Hold ends', at: holdExpiresAt },
    nextStep: 'Work has not started yet. If it has not by then, the money is released and we ask you to pay again.',
  }
}

const describeCase = (): Turn => ({
  who: 'callslip',
  headline: 'We look into your problem',
  nextStep:
    'Callslip reads what you reported and what the researcher says to it, and writes to you with a decision. Until then nothing counts as accepted by itself.',
})

const questions = {
  researcher: {
    who: 'you',
    headline: 'Waiting for your answer',
    nextStep: 'The researcher has asked you something. The promised date moves by as long as your answer takes.',
  },
  customer: {
    who: 'researcher',
    headline: 'Your question waits for an answer',
    nextStep: 'We remind the researcher after a day, and after three. The promised date stays what it is.',
  },
} as const

function describeInProgress({ estimatedCompletionDate, question }: OrderView['order'], now: number | undefined): Turn {
  // Late once the promised day has ended everywhere on earth; never while the researcher can't go on.
  const late =
    now !== undefined &&
    estimatedCompletionDate !== undefined &&
    now > Date.parse(`${estimatedCompletionDate}T00:00:00Z`) + 1.5 * day
  if (question && (question.by === 'researcher' || !late))
    return { ...questions[question.by], due: { label: 'Waiting since', at: question.since } }
  if (estimatedCompletionDate === undefined)
    return {
      who: 'researcher',
      headline: 'Work is under way',
      nextStep: 'The documents, or a report of the search, come next.',
    }
  return late
    ? {
        who: 'researcher',
        headline: 'Later than promised',
        nextStep: 'The delivery is overdue. Write to the researcher to ask for a new date.',
        due: { label: 'Promised for', at: estimatedCompletionDate },
      }
    : {
        who: 'researcher',
        headline: 'Work is under way',
        nextStep: 'The documents, or a report of the search, come next.',
        due: { label: 'Expected by', at: estimatedCompletionDate },
      }
}

const deliveries = {
  found: 'The documents are here',
  partial: 'A part of it is here',
  not_found: 'Searched, and not found',
} as const

function describeDelivered({ outcome = 'found', reviewState, acceptanceEndsAt }: OrderView['order']): Turn {
  if (reviewState === 'changes_requested') {
    return {
      who: 'researcher',
      headline: 'You asked for changes',
      nextStep:
        'The researcher delivers again. You can still accept what is there; the researcher is paid when you do.',
    }
  }
  const read =
    outcome === 'not_found'
      ? 'Read the search report'
      : outcome === 'partial'
        ? 'Look at the documents and the report'
        : 'Look at the documents'
  return {
    who: 'you',
    headline: deliveries[outcome],
    nextStep: `${read}, then accept, which pays the researcher, or say what is wrong.`,
    ...(acceptanceEndsAt === undefined ? {} : { due: { label: 'Counts as accepted', at: acceptanceEndsAt } }),
  }
}

const endings = {
  found: 'Completed',
  partial: 'Completed: found in part',
  not_found: 'Completed: not found',
} as const

function describeCancelled({ cancelReason }: OrderView['order']): Turn {
  const money = 'What was held or charged goes back to you; the payment says how far that is.'
  return {
    who: 'nobody',
    headline: 'Cancelled by Callslip',
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
        headline: 'Order placed',
        nextStep: 'Callslip reads your order first and then opens it to researchers. Nothing is charged.',
      }
    case 'open':
      return describeOpen(order)
    case 'awaiting_payment':
      return {
        who: 'you',
        headline: 'Payment needed',
        nextStep: 'Pay for the offer you selected. The amount is only held, and taken when the researcher starts work.',
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
        headline: endings[order.outcome ?? 'found'],
        nextStep:
          order.outcome === 'not_found' ? 'The search report stays here.' : 'The documents stay here to download.',
      }
    case 'withdrawn':
      return {
        who: 'nobody',
        headline: 'You withdrew this order',
        nextStep: 'What was held on your card is released. Should anything have been charged, it goes back to you.',
      }
    case 'cancelled':
      return describeCancelled(order)
  }
}

/** The three piles on a customer's desk, as `GET /orders?turn=` names them. */
export const turnGroupOf = (order: OrderView): 'you' | 'waiting' | 'done' => {
  const { who } = describeTurn(order)
  return who === 'you' ? 'you' : who === 'nobody' ? 'done' : 'waiting'
}
