import type { ReactNode } from 'react'
import { MinorMoney } from '#components/checkout/minor-money.tsx'
import { outcomes } from '#components/documents/outcomes.ts'
import type { Tone } from '#components/ui/badge.tsx'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import type { DocumentView } from '#lib/documents/schema.ts'
import type { EventType, EventView } from '#lib/events/schema.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'

export type Described = { title: ReactNode; detail?: ReactNode; tone?: Tone }
/** What events only name: the things themselves, as far as the API still lists them. */
export type Surroundings = {
  order: OrderView
  offers: readonly OfferView[]
  documents: readonly DocumentView[]
  isMe: (actorId: string) => boolean
}
type Context = Surroundings & { event: EventView; who: string; offer: OfferView | undefined; researcher: string }

const price = (offer: OfferView | undefined) =>
  offer && (
    <>
      <Money amount={offer.totalAmount} currency={offer.currency} /> all in, by{' '}
      <CalendarDate value={offer.estimatedCompletionDate} />
    </>
  )

/** One sentence for each kind of event, and what it means for the money where it means something. */
const sentences: Record<EventType, (context: Context) => Described> = {
  'order.created': ({ who }) => ({ title: `${who} placed the order` }),
  'order.opened': () => ({ title: 'The order was opened to researchers', tone: 'info' }),
  'order.confirmed': () => ({ title: 'The order is confirmed', detail: 'The researcher can start.', tone: 'accent' }),
  'order.started': ({ who }) => ({ title: `${who} started work`, tone: 'info' }),
  'order.delivered': ({ who, event }) => ({
    title: `${who} delivered`,
    detail: Object.entries(outcomes).find(([name]) => name === event.payload['outcome'])?.[1].title,
    tone: 'accent',
  }),
  'order.changes_requested': ({ who }) => ({
    title: `${who} asked for changes`,
    detail: 'What exactly stands in the messages.',
    tone: 'caution',
  }),
  'order.completed': ({ who, event }) => ({
    title: event.actor.type === 'system' ? 'The order was completed' : `${who} accepted the delivery`,
    detail: 'The researcher’s share is paid out.',
    tone: 'accent',
  }),
  'order.withdrawn': ({ who }) => ({ title: `${who} withdrew the order`, tone: 'neutral' }),
  'order.cancelled': ({ order }) => ({
    title: 'Callslip cancelled the order',
    detail: order.order.cancelReason,
    tone: 'danger',
  }),
  'order.eta_changed': ({ who, event }) => {
    const date = event.payload['estimatedCompletionDate']
    return {
      title: `${who} changed the date`,
      detail:
        typeof date === 'string' ? (
          <>
            Now promised by <CalendarDate value={date} />
          </>
        ) : undefined,
      tone: 'caution',
    }
  },
  'offer.created': ({ who, offer }) => ({ title: `${who} made an offer`, detail: price(offer), tone: 'info' }),
  'offer.updated': ({ who, offer }) => ({ title: `${who} changed the offer`, detail: price(offer) }),
  'offer.selected': ({ who, researcher, offer }) => ({
    title: `${who} chose ${researcher}’s offer`,
    detail: price(offer),
    tone: 'accent',
  }),
  'offer.declined': ({ who, researcher, event }) => ({
    title: `${who} declined ${researcher}’s offer`,
    detail: event.payload['orderStatus'] === 'open' ? 'The order is open again.' : undefined,
  }),
  'offer.retracted': ({ who }) => ({ title: `${who} took an offer back` }),
  'offer.expired': ({ researcher }) => ({ title: `${researcher}’s offer ran out`, detail: 'Nobody chose it in time.' }),
  'offer.closed': ({ researcher }) => ({
    title: `${researcher}’s offer was closed`,
    detail: 'Another one was chosen, or the order has ended.',
  }),
  'payment.initiated': () => ({ title: 'A payment was begun', detail: 'Nothing is held yet.' }),
  'payment.authorized': () => ({
    title: 'The bank holds the amount',
    detail: 'It is charged when work starts.',
    tone: 'accent',
  }),
  'payment.captured': () => ({ title: 'The amount was charged', tone: 'info' }),
  'payment.transferred': () => ({ title: 'The researcher was paid' }),
  'payment.failed': () => ({ title: 'A payment was declined', detail: 'Nothing was held.', tone: 'danger' }),
  'payment.canceled': () => ({
    title: 'The payment was ended',
    detail: 'Nothing was charged; what was held is released.',
  }),
  'payment.expired': () => ({ title: 'The hold on the card ran out', detail: 'Nothing was charged.', tone: 'caution' }),
  'payment.refunded': ({ event, order }) => {
    const minor = event.payload['refundedMinor']
    return {
      title: 'Money was given back',
      detail:
        typeof minor === 'number' ? (
          <>
            <MinorMoney amount={minor} currency={order.order.currency} /> in all
          </>
        ) : undefined,
      tone: 'caution',
    }
  },
  'message.created': ({ who }) => ({ title: `${who} wrote a message` }),
  'document.added': ({ who, documents, event }) => ({
    title: `${who} added a document`,
    detail: documents.find(({ id }) => id === event.payload['id'])?.name,
  }),
  'webhook.ping': () => ({ title: 'A webhook endpoint was tested' }),
}

function whoDid({ actor }: EventView, isMe: Surroundings['isMe']): string {
  if (actor.type === 'customer' && isMe(actor.id)) return 'You'
  if (actor.type === 'api_client') return `${actor.name} (API)`
  return actor.name
}

export function describeEvent(event: EventView, surroundings: Surroundings): Described {
  const offer = event.type.startsWith('offer.')
    ? surroundings.offers.find(({ id }) => id === event.payload['id'])
    : undefined
  return sentences[event.type]({
    ...surroundings,
    event,
    who: whoDid(event, surroundings.isMe),
    offer,
    researcher: offer?.researcherName ?? 'a researcher',
  })
}
