import type { EventType } from '#lib/events/event-types.ts'
import type { EventWording } from '#lib/events/event-wording.ts'
import { catalogue } from '#lib/words/en/events.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Every type of event in words. */
export const eventWords: Record<EventType, EventWording> = {
  'order.created': {
    sentence: ({ who }) => t('placedTheOrder', { who }),
    when: 'the order was placed',
  },
  'order.opened': {
    sentence: () => t('theOrderWasOpenedTo'),
    tone: 'info',
    when: 'it is open for offers',
  },
  'order.confirmed': {
    sentence: () => t('theOrderIsConfirmed'),
    get meaning() {
      return t('theResearcherCanStart')
    },
    tone: 'accent',
    when: 'it is paid for, or needs no payment: the researcher may begin',
  },
  'order.given_back': {
    sentence: ({ who }) => t('gaveTheOrderBack', { who }),
    get meaning() {
      return t('itIsOpenForOffersAgain')
    },
    tone: 'caution',
    when: 'the researcher gave it back before work began: it is open for offers again, and a hold is released',
  },
  'order.started': {
    sentence: ({ who }) => t('startedWork', { who }),
    tone: 'info',
    when: "work has begun; it can't be withdrawn any more",
  },
  'order.delivered': {
    sentence: ({ who }) => t('delivered', { who }),
    tone: 'accent',
    when: 'documents, a report or both were handed over',
  },
  'order.changes_requested': {
    sentence: ({ who }) => t('askedForChanges', { who }),
    get meaning() {
      return t('whatExactlyStandsInThe')
    },
    tone: 'caution',
    when: 'you asked for a change of the delivery',
  },
  'order.completed': {
    sentence: ({ who, unasked }) => (unasked ? t('theOrderWasCompleted') : t('acceptedTheDelivery', { who })),
    tone: 'accent',
    when: 'it was accepted, by you or by 14 days of silence',
  },
  'order.withdrawn': {
    sentence: ({ who }) => t('withdrewTheOrder', { who }),
    when: 'you withdrew it',
  },
  'order.cancelled': {
    sentence: () => t('callslipCancelledTheOrder'),
    tone: 'danger',
    when: 'an operator cancelled it',
  },
  'order.eta_changed': {
    sentence: ({ who }) => t('changedTheDate', { who }),
    tone: 'caution',
    when: 'the researcher named another date',
  },
  'order.changed': {
    sentence: ({ who }) => t('changedTheOrder', { who }),
    tone: 'info',
    when: 'you changed what the order says; offers made before may have to be confirmed',
  },
  'offer.created': {
    sentence: ({ who }) => t('madeAnOffer', { who }),
    tone: 'info',
    when: 'there is a new offer',
  },
  'offer.updated': {
    sentence: ({ who }) => t('changedTheOffer', { who }),
    when: 'a researcher changed an offer',
  },
  'offer.confirmed': {
    sentence: ({ who }) => t('confirmedTheOffer', { who }),
    get meaning() {
      return t('itIsForTheOrder')
    },
    tone: 'info',
    when: 'a researcher stands by an offer after you changed the order: it can be selected',
  },
  'offer.selected': {
    sentence: ({ who, offer }) => t('chose', { who, offer }),
    tone: 'accent',
    when: 'you selected it',
  },
  'offer.declined': {
    sentence: ({ who, offer }) => t('declined', { who, offer }),
    when: 'you declined it',
  },
  'offer.retracted': {
    sentence: ({ who }) => t('tookAnOfferBack', { who }),
    when: 'the researcher took it back',
  },
  'offer.expired': {
    sentence: ({ offer }) => t('ranOut', { offer: capitalised(offer) }),
    get meaning() {
      return t('nobodyChoseItInTime')
    },
    when: 'its time ran out before anybody chose it',
  },
  'offer.closed': {
    sentence: ({ offer }) => t('wasClosed', { offer: capitalised(offer) }),
    get meaning() {
      return t('anotherOneWasChosenOr')
    },
    when: 'another offer was paid for, or the order ended',
  },
  'payment.initiated': {
    sentence: () => t('aPaymentWasBegun'),
    get meaning() {
      return t('nothingIsHeldYet')
    },
    when: 'a payment waits for the customer',
  },
  'payment.authorized': {
    sentence: () => t('theBankHoldsTheAmount'),
    get meaning() {
      return t('itIsChargedWhenWork')
    },
    tone: 'accent',
    when: 'the amount is held',
  },
  'payment.captured': {
    sentence: () => t('theAmountWasCharged'),
    tone: 'info',
    when: 'the amount was taken, for work has begun',
  },
  'payment.transferred': {
    sentence: () => t('theResearchersShareWasSent'),
    when: "the researcher's part was passed on",
  },
  'payment.failed': {
    sentence: () => t('aPaymentWasDeclined'),
    get meaning() {
      return t('nothingWasHeld')
    },
    tone: 'danger',
    when: 'the card was declined; another may be tried',
  },
  'payment.canceled': {
    sentence: () => t('thePaymentWasEnded'),
    get meaning() {
      return t('whatWasHeldIsReleased')
    },
    when: 'the payment ended; a hold is released, and a charge that came a moment before is refunded',
  },
  'payment.expired': {
    sentence: () => t('theHoldOnTheCard'),
    get meaning() {
      return t('nothingWasCharged')
    },
    tone: 'caution',
    when: 'the hold lapsed before work began; the order waits for a payment again',
  },
  'payment.refunded': {
    sentence: () => t('moneyWasGivenBack'),
    tone: 'caution',
    when: 'money was given back',
  },
  'payment.refund_failed': {
    sentence: () => t('aRefundFailed'),
    get meaning() {
      return t('thatTryDidNotReach')
    },
    tone: 'danger',
    when: 'a refund was refused, or failed at the bank: that money has not gone back',
  },
  'payment.disputed': {
    sentence: () => t('thePaymentIsInDispute'),
    get meaning() {
      return t('theCardsBankAsksAbout')
    },
    tone: 'danger',
    when: "the card's bank began a dispute or an inquiry",
  },
  'payment.dispute_closed': {
    sentence: () => t('theDisputeIsOver'),
    tone: 'info',
    when: 'a dispute or an inquiry ended; `disputeStatus` says how',
  },
  'message.created': {
    sentence: ({ who }) => t('wroteAMessage', { who }),
    when: 'somebody wrote a message',
  },
  'document.added': {
    sentence: ({ who }) => t('addedADocument', { who }),
    when: 'a document was added, which `order.delivered` hands over',
  },
  'case.opened': {
    sentence: ({ who }) => t('reportedAProblem', { who }),
    get meaning() {
      return t('untilItIsDecidedThe')
    },
    tone: 'caution',
    when: 'you reported a problem, and a case was opened',
  },
  'case.answered': {
    sentence: ({ who }) => t('wroteAboutTheProblem', { who }),
    when: 'somebody wrote something in a case',
  },
  'case.closed': {
    sentence: () => t('theCaseAboutTheProblem'),
    tone: 'info',
    when: 'Callslip decided on a case, or you accepted the delivery, or the order ended',
  },
  'review.written': {
    sentence: ({ who }) => t('wroteAReview', { who }),
    get meaning() {
      return t('itCanBeReadWhen')
    },
    when: 'you or the researcher wrote a review; what it says stays closed for now',
  },
  'review.opened': {
    sentence: () => t('aReviewCanBeRead'),
    tone: 'info',
    when: 'a review can be read: both sides have written, or seven days have passed',
  },
  'webhook.ping': {
    sentence: () => t('aWebhookEndpointWasTested'),
    when: 'you asked for a ping; webhooks only',
  },
}

/** A sentence for one event. `offeredBy`: the researcher whose offer it is about, where that is known. */
export const eventSentence = (type: EventType, actor: { type: string; name: string }, offeredBy?: string): string =>
  eventWords[type].sentence({
    who: actor.name,
    offer: offeredBy === undefined ? t('anOffer') : t('offer', { offeredBy }),
    unasked: actor.type === 'system',
  })
