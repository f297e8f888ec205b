import type { EventType } from '#lib/events/schema.ts'

/** `who`: the name of whoever did it. `unasked`: nobody did, the service acted of itself. */
type Names = { who: string; offer: string; unasked: boolean }
type EventWords = {
  /** What happened, in a history. */
  sentence: (names: Names) => string
  /** What it means, for the money above all, where that isn't plain. */
  meaning?: string
  tone?: 'accent' | 'info' | 'caution' | 'danger'
  /** When it happens, as the documentation says it to whoever receives it. */
  when: string
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Every type of event in words. */
export const eventWords: Record<EventType, EventWords> = {
  'order.created': {
    sentence: ({ who }) => `${who} placed the order`,
    when: 'the order was placed',
  },
  'order.opened': {
    sentence: () => 'The order was opened to researchers',
    tone: 'info',
    when: 'it is open for offers',
  },
  'order.confirmed': {
    sentence: () => 'The order is confirmed',
    meaning: 'The researcher can start.',
    tone: 'accent',
    when: 'it is paid for, or needs no payment: the researcher may begin',
  },
  'order.started': {
    sentence: ({ who }) => `${who} started work`,
    tone: 'info',
    when: "work has begun; it can't be withdrawn any more",
  },
  'order.delivered': {
    sentence: ({ who }) => `${who} delivered`,
    tone: 'accent',
    when: 'documents, a report or both were handed over',
  },
  'order.changes_requested': {
    sentence: ({ who }) => `${who} asked for changes`,
    meaning: 'What exactly stands in the messages.',
    tone: 'caution',
    when: 'you asked for a change of the delivery',
  },
  'order.completed': {
    sentence: ({ who, unasked }) => (unasked ? 'The order was completed' : `${who} accepted the delivery`),
    tone: 'accent',
    when: 'it was accepted, by you or by 14 days of silence',
  },
  'order.withdrawn': {
    sentence: ({ who }) => `${who} withdrew the order`,
    when: 'you withdrew it',
  },
  'order.cancelled': {
    sentence: () => 'Callslip cancelled the order',
    tone: 'danger',
    when: 'an operator cancelled it',
  },
  'order.eta_changed': {
    sentence: ({ who }) => `${who} changed the date`,
    tone: 'caution',
    when: 'the researcher named another date',
  },
  'order.changed': {
    sentence: ({ who }) => `${who} changed the order`,
    tone: 'info',
    when: 'you changed what the order says; offers made before may have to be confirmed',
  },
  'offer.created': {
    sentence: ({ who }) => `${who} made an offer`,
    tone: 'info',
    when: 'there is a new offer',
  },
  'offer.updated': {
    sentence: ({ who }) => `${who} changed the offer`,
    when: 'a researcher changed an offer',
  },
  'offer.confirmed': {
    sentence: ({ who }) => `${who} confirmed the offer`,
    meaning: 'It is for the order as it reads now.',
    tone: 'info',
    when: 'a researcher stands by an offer after you changed the order: it can be selected',
  },
  'offer.selected': {
    sentence: ({ who, offer }) => `${who} chose ${offer}`,
    tone: 'accent',
    when: 'you selected it',
  },
  'offer.declined': {
    sentence: ({ who, offer }) => `${who} declined ${offer}`,
    when: 'you declined it',
  },
  'offer.retracted': {
    sentence: ({ who }) => `${who} took an offer back`,
    when: 'the researcher took it back',
  },
  'offer.expired': {
    sentence: ({ offer }) => `${capitalised(offer)} ran out`,
    meaning: 'Nobody chose it in time.',
    when: 'its time ran out before anybody chose it',
  },
  'offer.closed': {
    sentence: ({ offer }) => `${capitalised(offer)} was closed`,
    meaning: 'Another one was chosen, or the order has ended.',
    when: 'another offer was paid for, or the order ended',
  },
  'payment.initiated': {
    sentence: () => 'A payment was begun',
    meaning: 'Nothing is held yet.',
    when: 'a payment waits for the customer',
  },
  'payment.authorized': {
    sentence: () => 'The bank holds the amount',
    meaning: 'It is charged when work starts.',
    tone: 'accent',
    when: 'the amount is held',
  },
  'payment.captured': {
    sentence: () => 'The amount was charged',
    tone: 'info',
    when: 'the amount was taken, for work has begun',
  },
  'payment.transferred': {
    sentence: () => 'The researcher’s share was sent',
    when: "the researcher's part was passed on",
  },
  'payment.failed': {
    sentence: () => 'A payment was declined',
    meaning: 'Nothing was held.',
    tone: 'danger',
    when: 'the card was declined; another may be tried',
  },
  'payment.canceled': {
    sentence: () => 'The payment was ended',
    meaning: 'What was held is released; had it just been charged, it is refunded.',
    when: 'the payment ended; a hold is released, and a charge that came a moment before is refunded',
  },
  'payment.expired': {
    sentence: () => 'The hold on the card ran out',
    meaning: 'Nothing was charged.',
    tone: 'caution',
    when: 'the hold lapsed before work began; the order waits for a payment again',
  },
  'payment.refunded': {
    sentence: () => 'Money was given back',
    tone: 'caution',
    when: 'money was given back',
  },
  'payment.refund_failed': {
    sentence: () => 'A refund failed',
    meaning: 'That try did not reach the card. It is tried again, or Callslip looks into it.',
    tone: 'danger',
    when: 'a refund was refused, or failed at the bank: that money has not gone back',
  },
  'payment.disputed': {
    sentence: () => 'The payment is in dispute',
    meaning: 'The card’s bank asks about the charge.',
    tone: 'danger',
    when: "the card's bank began a dispute or an inquiry",
  },
  'payment.dispute_closed': {
    sentence: () => 'The dispute is over',
    tone: 'info',
    when: 'a dispute or an inquiry ended; `disputeStatus` says how',
  },
  'message.created': {
    sentence: ({ who }) => `${who} wrote a message`,
    when: 'somebody wrote a message',
  },
  'document.added': {
    sentence: ({ who }) => `${who} added a document`,
    when: 'a document was handed over',
  },
  'case.opened': {
    sentence: ({ who }) => `${who} reported a problem`,
    meaning: 'Until it is decided, the delivery does not count as accepted by itself.',
    tone: 'caution',
    when: 'you reported a problem, and a case was opened',
  },
  'case.answered': {
    sentence: ({ who }) => `${who} wrote about the problem`,
    when: 'somebody wrote something in a case',
  },
  'case.closed': {
    sentence: () => 'The case about the problem was closed',
    tone: 'info',
    when: 'Callslip decided on a case, or you accepted the delivery, or the order ended',
  },
  'review.written': {
    sentence: ({ who }) => `${who} wrote a review`,
    meaning: 'It can be read when the other side has written one, or seven days after the end.',
    when: 'you or the researcher wrote a review; what it says stays closed for now',
  },
  'review.opened': {
    sentence: () => 'A review can be read',
    tone: 'info',
    when: 'a review can be read: both sides have written, or seven days have passed',
  },
  'webhook.ping': {
    sentence: () => 'A webhook endpoint was tested',
    when: 'you asked for a ping; webhooks only',
  },
}

/** A sentence for one event. `offeredBy`: the researcher whose offer it is about, where that is known. */
export const eventSentence = (type: EventType, actor: { type: string; name: string }, offeredBy?: string): string =>
  eventWords[type].sentence({
    who: actor.name,
    offer: offeredBy === undefined ? 'an offer' : `${offeredBy}’s offer`,
    unasked: actor.type === 'system',
  })
