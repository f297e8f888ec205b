import type { Outcome } from '#lib/generated/prisma/client.ts'
import type { Letter, OrderFacts } from '#lib/mail/letter.ts'
import { sayDay, sayMoment, sayMoney } from '#lib/mail/said.ts'
import { reviewDays } from '#lib/reviews/state.ts'
import { quote, type Said } from '#lib/notices/quote.ts'
import { catalogue } from '#lib/words/en/mail-customer.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// The words of every mail to a customer: pure functions of what is to be said.

/** `noFindMinor`: what a search costs that finds nothing, where that is less. */
type OfferFacts = {
  researcher: string
  totalMinor: number
  noFindMinor?: number | undefined
  currency: string
  ready: Date
}

/** `fresh`: how many of the offers this reader hasn't been told of; fewer than all of them after an earlier mail. */
export function offersIn(
  { label, url }: OrderFacts,
  { offers, fresh }: { offers: OfferFacts[]; fresh: number },
): Letter {
  const more = fresh < offers.length
  return {
    subject: more ? t('moreOffersFor', { fresh, label }) : t('offersFor', { fresh, label }),
    body: [
      t('forYourOrderForYour', {
        news: more ? t('moreOffersCameIn', { fresh }) : t('offersCameIn', { fresh }),
        label,
        choice: t('allWait', { count: offers.length }),
      }),
      offers.map(offerLine),
    ],
    link: { label: t('compareTheOffers', { count: offers.length }), url },
  }
}

const offerLine = ({ researcher, totalMinor, noFindMinor, currency, ready }: OfferFacts) =>
  t('readyBy', {
    researcher,
    totalMinor: sayMoney(totalMinor, currency),
    noFind:
      noFindMinor === undefined
        ? t('foundOrNot')
        : t('ifNothingIsFound', { noFindMinor: sayMoney(noFindMinor, currency) }),
    ready: sayDay(ready),
  })

export const offersConfirmed = ({ label, url }: OrderFacts, { offers }: { offers: OfferFacts[] }): Letter => ({
  subject: t('offersConfirmedAfterYourChange', { count: offers.length, label }),
  body: [t('youChangedYourOrderThese', { label, count: offers.length }), offers.map(offerLine)],
  link: { label: t('compareTheOffers', { count: offers.length }), url },
})

export const paymentDue = (
  { label, url }: OrderFacts,
  {
    total,
    noFind,
    researcher,
    declined,
  }: { total: string; noFind?: string | undefined; researcher: string; declined: boolean },
): Letter => ({
  subject: t('paySoThatWorkCan', { total, label }),
  body: [
    t('youChoseTheOfferOf', { researcher, label, total }),
    ...(declined ? [t('theLastAttemptWasDeclined')] : []),
    t('theAmountIsHeldOn'),
    noFind === undefined ? t('thePriceIsForThe') : t('ifNothingIsFoundIt', { noFind }),
  ],
  link: { label: t('pay'), url },
})

export const payAgain = (
  { label, url }: OrderFacts,
  { total, researcher }: { total: string; researcher: string },
): Letter => ({
  subject: t('theHoldOnYourCard', { label }),
  body: [t('theHoldOfOnYour', { total, label }), t('canStartOnceItIs', { researcher })],
  link: { label: t('payAgain'), url: `${url}&tab=payment` },
})

export function researcherMessage({ label, url }: OrderFacts, messages: readonly Said[]): Letter {
  const senders = [...new Set(messages.map(({ sender }) => sender))]
  return {
    subject:
      senders.length === 1 && messages.length === 1
        ? t('wroteAbout', { senders: String(senders[0]), label })
        : t('newMessagesAbout', { count: messages.length, label }),
    body: [t('wroteToYouAboutYour', { senders: senders.join(', '), label }), ...quote(messages)],
    link: { label: t('answer'), url },
  }
}

const outcomeWords = (): Record<Outcome, { subject: string; sentence: string }> => ({
  found: { subject: t('foundAndDelivered'), sentence: t('whatYouWereLookingFor') },
  partial: { subject: t('partlyFound'), sentence: t('aPartOfWhatYou') },
  not_found: {
    subject: t('notFoundSearchReportReady'),
    sentence: t('whatYouWereLookingForWas'),
  },
})

type DeliveryFacts = {
  researcher: string
  outcome: Outcome
  documents: number
  report: boolean
  again: boolean
  /** Absent while a case is open. */
  acceptedOn: Date | undefined
  /** Whether the researcher gets a share of a payment with the acceptance. */
  paid: boolean
  /** What goes back with the acceptance, because nothing was found. */
  back?: string | undefined
}

function whatThereIs(documents: number, report: boolean): string[] {
  if (documents > 0)
    return [report ? t('thereAreDocumentsAndAReport', { documents }) : t('thereAreDocuments', { documents })]
  return report ? [t('thereIsAReport')] : []
}

export function delivered(
  { label, url }: OrderFacts,
  { researcher, outcome, documents, report, again, acceptedOn, paid, back }: DeliveryFacts,
): Letter {
  const words = outcomeWords()[outcome]
  return {
    subject: `${again ? t('yourChangesWereAnswered') : words.subject}: ${label}`,
    body: [
      again ? t('answeredTheChangesYouAsked', { researcher, label }) : t('deliveredYourOrder', { researcher, label }),
      words.sentence,
      ...whatThereIs(documents, report),
      acceptedOn === undefined
        ? t('acceptTheDeliveryOrAsk')
        : t(paid ? 'acceptTheDeliveryOrAskFor' : 'acceptTheDeliveryOrAskForChanges', {
            acceptedOn: sayMoment(acceptedOn),
          }),
      ...(back === undefined ? [] : [t('withThatGoesBackTo', { back })]),
      ...(again ? [] : [t('whenItIsAcceptedYou', { reviewDays })]),
    ],
    link: { label: t('seeTheDelivery'), url },
  }
}

export const acceptanceEnds = (
  { label, url }: OrderFacts,
  { acceptedOn, paid }: Pick<DeliveryFacts, 'paid'> & { acceptedOn: Date },
): Letter => ({
  subject: t('yourDeliveryCountsAsAccepted', { acceptedOn: sayMoment(acceptedOn), label }),
  body: [
    t(paid ? 'yourOrderWasDeliveredAnd' : 'yourOrderWasDeliveredAndWaits', {
      label,
      acceptedOn: sayMoment(acceptedOn),
    }),
    t('ifSomethingIsMissingAsk'),
  ],
  link: { label: t('seeTheDelivery'), url },
})

export const holdExpiring = (
  { label, url }: OrderFacts,
  { total, researcher, until }: { total: string; researcher: string; until: Date },
): Letter => ({
  subject: t('theHoldOnYourCardEnds', { until: sayMoment(until), label }),
  body: [
    t('areHeldOnYourCard', { total, label, until: sayMoment(until), researcher }),
    t('ifWorkStartsBeforeThen'),
    t('youCanHoldTheAmount'),
  ],
  link: { label: t('seeThePayment'), url: `${url}&tab=payment` },
})

/** `money`: what is true of the customer's money when the mail leaves. */
export const cancelled = (
  { label, url }: OrderFacts,
  { reason, money }: { reason: string | null; money: readonly string[] },
): Letter => ({
  subject: t('yourOrderWasCancelled', { label }),
  body: [t('weHadToCancelYour', { label }), ...(reason === null ? [] : [t('theReason', { reason })]), money.join(' ')],
  link: { label: t('seeTheOrder'), url },
})

/** Where the documents are issued already; a mail doesn't wait for them. */
const documentSentence = (one: string, numbers: readonly string[]): string[] =>
  numbers.length === 0 ? [] : [t('youCanDownloadThemOn', { one, numbers: numbers.join(', '), count: numbers.length })]

export const held = (
  { label, url }: OrderFacts,
  { total, sentences }: { total: string; sentences: readonly string[] },
): Letter => ({
  subject: t('isHeld', { total, label }),
  body: [t('yourOrderIsConfirmed', { label }), sentences.join(' ')],
  link: { label: t('seeThePayment'), url },
})

type ChargeFacts = { total: string; sentences: readonly string[]; numbers: readonly string[] }

/** `begun`: mostly the charge came of it; who charges at the provider's dashboard doesn't wait for it. */
export const charged = (
  { label, url }: OrderFacts,
  { begun, total, sentences, numbers }: ChargeFacts & { begun: boolean },
): Letter => ({
  subject: t('charged', { total, label }),
  body: [
    t(begun ? 'workOnYourOrderHas' : 'thisIsAboutYourOrder', { label }),
    sentences.join(' '),
    ...documentSentence(t('yourReceiptAndOurInvoice'), numbers),
  ],
  link: { label: t('seeTheReceipt'), url },
})

type RefundFacts = { back: string; total: string; sentences: readonly string[]; numbers: readonly string[] }

export const refunded = ({ label, url }: OrderFacts, { back, total, sentences, numbers }: RefundFacts): Letter => ({
  subject: t('refunded', { back, label }),
  body: [
    t('youWereRefundedOfThe', { back, total, label }),
    sentences.join(' '),
    ...documentSentence(numbers.length > 1 ? t('yourCreditNotes') : t('yourCreditNote'), numbers),
  ],
  link: { label: numbers.length > 0 ? t('seeTheCreditNote') : t('seeThePayment'), url },
})

export const refundFailed = ({ label, url }: OrderFacts, { sentences }: { sentences: readonly string[] }): Letter => ({
  subject: t('aRefundDidNotReach', { label }),
  body: [t('aRefundForYourOrder', { label }), sentences.join(' ')],
  link: { label: t('seeThePayment'), url },
})
