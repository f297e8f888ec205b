import type { Letter, OrderFacts } from '#lib/mail/letter.ts'
import { sayDay, sayMoment } from '#lib/mail/said.ts'
import { quote, type Said } from '#lib/notices/quote.ts'

// The words of every mail to a researcher: pure functions of what is to be said.

export const startWork = (
  { label, url }: OrderFacts,
  { share, ready, until }: { share: string; ready: Date; until: Date | null },
): Letter => ({
  subject: `Your offer was chosen, you can start: ${label}`,
  body: [
    `The customer chose your offer for ${label}. Your share is ${share}, and you promised it for ${sayDay(ready)}.`,
    ...(until === null
      ? []
      : [`The payment is held until ${sayMoment(until)}: press start before then, or the customer has to pay again.`]),
  ],
  link: { label: 'Start the work', url },
})

export const startSoon = ({ label, url }: OrderFacts, { until }: { until: Date }): Letter => ({
  subject: `Start before ${sayMoment(until)}: ${label}`,
  body: [
    `The payment for ${label} is held until ${sayMoment(until)}. If you have not started by then, the hold ends and the customer has to pay again.`,
  ],
  link: { label: 'Start the work', url },
})

export const customerMessage = ({ label, url }: OrderFacts, messages: readonly Said[]): Letter => ({
  subject: `${messages.length === 1 ? 'A message' : `${messages.length} messages`} from the customer: ${label}`,
  body: [`The customer wrote to you about ${label}.`, ...quote(messages)],
  link: { label: 'Answer', url },
})

/** `members`: what was changed, as a heading calls it. `price`: what the customer fixes it at now, where that is another. */
export const orderChanged = (
  { label, url }: OrderFacts,
  { members, price }: { members: readonly string[]; price: string | undefined },
): Letter => ({
  subject: `The order was changed, please confirm your offer: ${label}`,
  body: [
    `The customer has changed the order ${label}, on which you made an offer. What is new:`,
    members,
    ...(price === undefined ? [] : [`The price that they fix is ${price} now.`]),
    'Your offer can be chosen again once you confirm it. You can also change it, or take it back.',
  ],
  link: { label: 'Read the order', url },
})

export const changesRequested = ({ label, url }: OrderFacts): Letter => ({
  subject: `The customer asks for changes: ${label}`,
  body: [
    `The customer looked at your delivery for ${label} and asks for changes. What is asked for is in the messages of the order.`,
  ],
  link: { label: 'See what is asked for', url },
})

export const calledOff = ({ label, url }: OrderFacts, { withdrawn }: { withdrawn: boolean }): Letter => ({
  subject: `${withdrawn ? 'Withdrawn' : 'Cancelled'}, please stop: ${label}`,
  body: [
    `${withdrawn ? 'The customer withdrew the order' : 'We had to cancel the order'} that you were chosen for, ${label}. There is nothing more to do.`,
  ],
  link: { label: 'See the order', url },
})

/** `review`: where and until when they can say how it went, while they haven't. */
export const shareSent = (
  { label, url }: OrderFacts,
  { sentences, review }: { sentences: readonly string[]; review?: { url: string; until: Date } | undefined },
): Letter => ({
  subject: `Your share was sent: ${label}`,
  body: [
    `About your share of ${label}: ${sentences.join(' ')}`,
    'It stands on the statement of this month, which is issued when the month is over.',
    ...(review === undefined
      ? []
      : [
          `Until ${sayDay(review.until)} you can say how it went with the customer:`,
          [{ label: 'Write a review', url: review.url }],
        ]),
  ],
  link: { label: 'See your earnings', url },
})
