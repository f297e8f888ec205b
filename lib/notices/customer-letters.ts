import type { Outcome } from '#lib/generated/prisma/client.ts'
import { count, type Letter, type OrderFacts } from '#lib/mail/letter.ts'
import { sayDay, sayMoment, sayMoney } from '#lib/mail/said.ts'
import { reviewDays } from '#lib/reviews/state.ts'
import { quote, type Said } from '#lib/notices/quote.ts'

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
    subject: `${more ? count(fresh, 'more offer') : count(fresh, 'offer')} for ${label}`,
    body: [
      `${more ? `${count(fresh, 'more offer')} came in` : `${count(fresh, 'offer')} came in`} for your order, ${label}. ${offers.length === 1 ? 'It waits' : `All ${offers.length} wait`} for your choice, prices with the fee included:`,
      offers.map(offerLine),
    ],
    link: { label: offers.length === 1 ? 'See the offer' : 'Compare the offers', url },
  }
}

const offerLine = ({ researcher, totalMinor, noFindMinor, currency, ready }: OfferFacts) =>
  `${researcher}: ${sayMoney(totalMinor, currency)}, ${noFindMinor === undefined ? 'found or not' : `${sayMoney(noFindMinor, currency)} if nothing is found`}, ready by ${sayDay(ready)}`

export const offersConfirmed = ({ label, url }: OrderFacts, { offers }: { offers: OfferFacts[] }): Letter => ({
  subject: `${count(offers.length, 'offer')} confirmed after your change: ${label}`,
  body: [
    `You changed your order, ${label}. ${offers.length === 1 ? 'This offer has' : 'These offers have'} been confirmed since and can be chosen, prices with the fee included:`,
    offers.map(offerLine),
  ],
  link: { label: offers.length === 1 ? 'See the offer' : 'Compare the offers', url },
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
  subject: `Pay ${total} so that work can start: ${label}`,
  body: [
    `You chose the offer of ${researcher} for your order, ${label}. It waits for your payment of ${total}.`,
    ...(declined ? ['The last attempt was declined. Another card can be used.'] : []),
    'The amount is held on your card now and charged when work starts. Until then you can withdraw the order, or decline the offer and choose another.',
    noFind === undefined
      ? 'The price is for the search: it is the same if nothing is found.'
      : `If nothing is found, it costs ${noFind}; the rest goes back to your card.`,
  ],
  link: { label: 'Pay', url },
})

export const payAgain = (
  { label, url }: OrderFacts,
  { total, researcher }: { total: string; researcher: string },
): Letter => ({
  subject: `The hold on your card ran out, please pay again: ${label}`,
  body: [
    `The hold of ${total} on your card ran out before it was charged, so nothing was taken. Your order, ${label}, waits for a payment again.`,
    `${researcher} can start once it is paid.`,
  ],
  link: { label: 'Pay again', url: `${url}&tab=payment` },
})

export function researcherMessage({ label, url }: OrderFacts, messages: readonly Said[]): Letter {
  const senders = [...new Set(messages.map(({ sender }) => sender))]
  return {
    subject:
      senders.length === 1 && messages.length === 1
        ? `${senders[0]} wrote about ${label}`
        : `${count(messages.length, 'new message')} about ${label}`,
    body: [`${senders.join(', ')} wrote to you about your order, ${label}.`, ...quote(messages)],
    link: { label: 'Answer', url },
  }
}

const outcomeWords: Record<Outcome, { subject: string; sentence: string }> = {
  found: { subject: 'Found and delivered', sentence: 'What you were looking for was found.' },
  partial: { subject: 'Partly found', sentence: 'A part of what you were looking for was found.' },
  not_found: {
    subject: 'Not found, search report ready',
    sentence: 'What you were looking for was not found. The search report says where was searched.',
  },
}

type DeliveryFacts = {
  researcher: string
  outcome: Outcome
  documents: number
  report: boolean
  again: boolean
  /** Absent while a case is open. */
  acceptedOn: Date | undefined
  /** What goes back with the acceptance, because nothing was found. */
  back?: string | undefined
}

export function delivered(
  { label, url }: OrderFacts,
  { researcher, outcome, documents, report, again, acceptedOn, back }: DeliveryFacts,
): Letter {
  const words = outcomeWords[outcome]
  const things = [
    ...(documents > 0 ? [count(documents, 'document')] : []),
    ...(report ? ['a search report'] : []),
  ].join(' and ')
  return {
    subject: `${again ? 'Your changes were answered' : words.subject}: ${label}`,
    body: [
      again
        ? `${researcher} answered the changes you asked for and delivered your order, ${label}, again.`
        : `${researcher} delivered your order, ${label}.`,
      words.sentence,
      ...(things === '' ? [] : [`There ${documents > 1 ? 'are' : 'is'} ${things} for you.`]),
      acceptedOn === undefined
        ? 'Accept the delivery or ask for changes. While the problem that you reported is open, it does not count as accepted by itself.'
        : `Accept the delivery or ask for changes until ${sayDay(acceptedOn)}; after that it counts as accepted and the researcher is paid.`,
      ...(back === undefined
        ? []
        : [`With that, ${back} goes back to your card: the offer asked less for a search that finds nothing.`]),
      ...(again ? [] : [`When it is accepted, you have ${reviewDays} days to say how it went.`]),
    ],
    link: { label: 'See the delivery', url },
  }
}

export const acceptanceEnds = ({ label, url }: OrderFacts, { acceptedOn }: { acceptedOn: Date }): Letter => ({
  subject: `Your delivery counts as accepted on ${sayDay(acceptedOn)}: ${label}`,
  body: [
    `Your order, ${label}, was delivered and waits for your word. On ${sayDay(acceptedOn)} it counts as accepted and the researcher is paid.`,
    'If something is missing, ask for changes before that day. If all is well, nothing has to be done.',
  ],
  link: { label: 'See the delivery', url },
})

export const holdExpiring = (
  { label, url }: OrderFacts,
  { total, researcher, until }: { total: string; researcher: string; until: Date },
): Letter => ({
  subject: `The hold on your card ends ${sayDay(until)}: ${label}`,
  body: [
    `${total} are held on your card for your order, ${label}, until ${sayMoment(until)}. ${researcher} has not started yet.`,
    'If work starts before then, the amount is charged and all goes on. If not, the hold ends without a charge and we ask you to pay again.',
    'You can hold the amount anew at once, on the page of the payment, write to the researcher, or withdraw the order at no cost as long as work has not started.',
  ],
  link: { label: 'See the payment', url: `${url}&tab=payment` },
})

/** `money`: what is true of the customer's money when the mail leaves. */
export const cancelled = (
  { label, url }: OrderFacts,
  { reason, money }: { reason: string | null; money: readonly string[] },
): Letter => ({
  subject: `Your order was cancelled: ${label}`,
  body: [
    `We had to cancel your order, ${label}.`,
    ...(reason === null ? [] : [`The reason: ${reason}`]),
    money.join(' '),
  ],
  link: { label: 'See the order', url },
})

/** Where the documents are issued already; a mail doesn't wait for them. */
const documentSentence = (one: string, numbers: readonly string[]): string[] =>
  numbers.length === 0 ? [] : [`${one}: ${numbers.join(', ')}. You can download them on the page of the payment.`]

export const held = (
  { label, url }: OrderFacts,
  { total, sentences }: { total: string; sentences: readonly string[] },
): Letter => ({
  subject: `${total} is held: ${label}`,
  body: [`Your order, ${label}, is confirmed.`, sentences.join(' ')],
  link: { label: 'See the payment', url },
})

export const charged = (
  { label, url }: OrderFacts,
  { total, sentences, numbers }: { total: string; sentences: readonly string[]; numbers: readonly string[] },
): Letter => ({
  subject: `${total} charged: ${label}`,
  body: [
    `Work on your order, ${label}, has begun.`,
    sentences.join(' '),
    ...documentSentence('Your receipt and our invoice', numbers),
  ],
  link: { label: 'See the receipt', url },
})

type RefundFacts = { back: string; total: string; sentences: readonly string[]; numbers: readonly string[] }

export const refunded = ({ label, url }: OrderFacts, { back, total, sentences, numbers }: RefundFacts): Letter => ({
  subject: `${back} refunded: ${label}`,
  body: [
    `You were refunded ${back} of the ${total} for your order, ${label}.`,
    sentences.join(' '),
    ...documentSentence(numbers.length > 1 ? 'Your credit notes' : 'Your credit note', numbers),
  ],
  link: { label: numbers.length > 0 ? 'See the credit note' : 'See the payment', url },
})

export const refundFailed = ({ label, url }: OrderFacts, { sentences }: { sentences: readonly string[] }): Letter => ({
  subject: `A refund did not reach you: ${label}`,
  body: [`A refund for your order, ${label}, could not be made.`, sentences.join(' ')],
  link: { label: 'See the payment', url },
})
