import type { Letter, OrderFacts } from '#lib/mail/letter.ts'
import { sayDay, sayMoment } from '#lib/mail/said.ts'
import { quote, type Said } from '#lib/notices/quote.ts'
import { catalogue } from '#lib/words/en/mail-researcher.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// The words of every mail to a researcher: pure functions of what is to be said.

export const startWork = (
  { label, url }: OrderFacts,
  { share, ready, until }: { share: string; ready: Date; until: Date | null },
): Letter => ({
  subject: t('yourOfferWasChosenYou', { label }),
  body: [
    t('theCustomerChoseYourOffer', { label, share, ready: sayDay(ready) }),
    ...(until === null ? [] : [t('thePaymentIsHeldUntil', { until: sayMoment(until) })]),
  ],
  link: { label: t('startTheWork'), url },
})

export const startSoon = ({ label, url }: OrderFacts, { until }: { until: Date }): Letter => ({
  subject: t('startBefore', { until: sayMoment(until), label }),
  body: [t('thePaymentForIsHeld', { label, until: sayMoment(until) })],
  link: { label: t('startTheWork'), url },
})

export const customerMessage = ({ label, url }: OrderFacts, messages: readonly Said[]): Letter => ({
  subject: t('fromTheCustomer', { messages: t('messages', { count: messages.length }), label }),
  body: [t('theCustomerWroteToYou', { label }), ...quote(messages)],
  link: { label: t('answer'), url },
})

export const callslipMessage = ({ label, url }: OrderFacts, messages: readonly Said[]): Letter => ({
  subject: t('fromCallslip', { messages: t('messages', { count: messages.length }), label }),
  body: [t('callslipWroteToYou', { label }), ...quote(messages)],
  link: { label: t('seeTheOrder'), url },
})

/** `members`: what was changed, as a heading calls it. `price`: what the customer fixes it at now, where that is another. */
export const orderChanged = (
  { label, url }: OrderFacts,
  { members, price }: { members: readonly string[]; price: string | undefined },
): Letter => ({
  subject: t('theOrderWasChangedPlease', { label }),
  body: [
    t('theCustomerHasChangedThe', { label }),
    members,
    ...(price === undefined ? [] : [t('thePriceThatTheyFix', { price })]),
    t('yourOfferCanBeChosen'),
  ],
  link: { label: t('readTheOrder'), url },
})

export const changesRequested = ({ label, url }: OrderFacts): Letter => ({
  subject: t('theCustomerAsksForChanges', { label }),
  body: [t('theCustomerLookedAtYour', { label })],
  link: { label: t('seeWhatIsAskedFor'), url },
})

const ends = () => ({
  withdrawn: { short: t('withdrawn'), what: t('theCustomerWithdrewTheOrder') },
  cancelled: { short: t('cancelled'), what: t('weHadToCancelThe') },
  declined: { short: t('declined'), what: t('theCustomerDeclinedYourOffer') },
})

export const calledOff = ({ label, url }: OrderFacts, how: keyof ReturnType<typeof ends>): Letter => ({
  subject: t('pleaseStop', { what: ends()[how].short, label }),
  body: [t('thatYouWereChosenFor', { what: ends()[how].what, label })],
  link: { label: t('seeTheOrder'), url },
})

/** `review`: where and until when they can say how it went, while they haven't. */
export const shareSent = (
  { label, url }: OrderFacts,
  { sentences, review }: { sentences: readonly string[]; review?: { url: string; until: Date } | undefined },
): Letter => ({
  subject: t('yourShareWasSent', { label }),
  body: [
    t('aboutYourShareOf', { label, sentences: sentences.join(' ') }),
    t('itStandsOnTheStatement'),
    ...(review === undefined
      ? []
      : [t('untilYouCanSayHow', { until: sayMoment(review.until) }), [{ label: t('writeAReview'), url: review.url }]]),
  ],
  link: { label: t('seeYourEarnings'), url },
})
