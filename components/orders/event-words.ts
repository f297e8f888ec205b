import type { Tone } from '#components/ui/badge.tsx'
import type { EventType } from '#lib/events/schema.ts'

/** What happened, in words that follow the name of who did it; `alone` where nobody in particular did. */
export const eventWords: Record<EventType, { words: string; alone?: string; tone?: Tone }> = {
  'order.created': { words: 'placed the order' },
  'order.opened': { words: 'opened the order to researchers', tone: 'info' },
  'order.confirmed': { words: 'confirmed the order', alone: 'The order is confirmed', tone: 'accent' },
  'order.started': { words: 'started work', tone: 'info' },
  'order.delivered': { words: 'delivered', tone: 'accent' },
  'order.changes_requested': { words: 'asked for changes', tone: 'caution' },
  'order.completed': { words: 'accepted the delivery', alone: 'The order is completed', tone: 'accent' },
  'order.withdrawn': { words: 'withdrew the order', tone: 'danger' },
  'order.cancelled': { words: 'cancelled the order', tone: 'danger' },
  'order.eta_changed': { words: 'changed the date of completion', tone: 'caution' },
  'offer.created': { words: 'made an offer' },
  'offer.updated': { words: 'changed an offer' },
  'offer.selected': { words: 'chose an offer', tone: 'info' },
  'offer.declined': { words: 'declined an offer' },
  'offer.retracted': { words: 'took an offer back' },
  'offer.expired': { words: 'let an offer run out', alone: 'An offer ran out' },
  'offer.closed': { words: 'closed the other offers', alone: 'The other offers are closed' },
  'payment.initiated': { words: 'started paying' },
  'payment.authorized': {
    words: 'paid: the amount is held on the card',
    alone: 'The amount is held on the card',
    tone: 'accent',
  },
  'payment.captured': {
    words: 'took the amount from the card',
    alone: 'The amount is taken from the card',
    tone: 'info',
  },
  'payment.transferred': { words: 'paid the researcher', alone: 'The researcher is paid', tone: 'accent' },
  'payment.failed': { words: 'had a payment refused', alone: 'The payment was refused', tone: 'danger' },
  'payment.canceled': { words: 'released the hold', alone: 'The payment is called off and any hold released' },
  'payment.expired': { words: 'let the hold lapse', alone: 'The hold on the card lapsed', tone: 'caution' },
  'payment.refunded': { words: 'refunded the payment', alone: 'The payment is refunded', tone: 'caution' },
  'message.created': { words: 'wrote a message' },
  'document.added': { words: 'added a document' },
  'webhook.ping': { words: 'tested a webhook' },
}

/** A sentence for one event: "Camille Laurent made an offer", or what happened where the house itself acted. */
export function eventSentence(type: EventType, actor: { type: string; name: string }): string {
  const { words, alone } = eventWords[type]
  return actor.type === 'system' && alone !== undefined ? alone : `${actor.name} ${words}`
}
