import type { ReactNode } from 'react'
import { MinorMoney } from '#components/checkout/minor-money.tsx'
import { ChangeDetail } from '#components/events/change-detail.tsx'
import { outcomes } from '#components/documents/outcomes.ts'
import type { Tone } from '#components/ui/badge.tsx'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import type { OrderChangeView } from '#lib/changes/schema.ts'
import type { DocumentView } from '#lib/documents/schema.ts'
import { eventSentence, eventWords } from '#lib/events/event-words.ts'
import type { EventType } from '#lib/events/event-types.ts'
import type { EventView } from '#lib/events/schema.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { catalogue } from '#lib/words/en/events.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Described = { title: string; detail: ReactNode; tone: Tone | undefined }
/** What events only name: the things themselves, as far as the API still lists them. */
type Surroundings = {
  order: OrderView
  offers: readonly OfferView[]
  documents: readonly Pick<DocumentView, 'id' | 'name'>[]
  changes: readonly OrderChangeView[]
  /** Those around it, as far as they are loaded. */
  events: readonly Pick<EventView, 'type' | 'sequence' | 'payload'>[]
  isMe: (actorId: string) => boolean
}
type Context = Surroundings & { event: EventView; offer: OfferView | undefined }

const price = (offer: OfferView | undefined) =>
  offer &&
  rich(t, 'allInBy', {
    money: <Money amount={offer.totalAmount} currency={offer.currency} />,
    calendarDate: <CalendarDate value={offer.estimatedCompletionDate} />,
  })

/** What the event's words can't say without looking at the things around it. */
const details: Partial<Record<EventType, (context: Context) => ReactNode>> = {
  'order.delivered': ({ event }) =>
    Object.entries(outcomes()).find(([name]) => name === event.payload['outcome'])?.[1].title,
  'order.cancelled': ({ order }) => order.order.cancelReason && <TypedText>{order.order.cancelReason}</TypedText>,
  'order.eta_changed': ({ event }) => {
    const date = event.payload['estimatedCompletionDate']
    return typeof date === 'string' && rich(t, 'nowPromisedBy', { calendarDate: <CalendarDate value={date} /> })
  },
  'order.changed': ({ event: { payload }, order, changes }) => (
    <ChangeDetail
      members={String(payload['members'])}
      change={changes.find(({ id }) => id === payload['changeId'])}
      currency={order.order.currency}
    />
  ),
  'offer.created': ({ offer }) => price(offer),
  'offer.updated': ({ offer }) => price(offer),
  'offer.selected': ({ offer }) => price(offer),
  'offer.declined': ({ event }) => event.payload['orderStatus'] === 'open' && t('theOrderIsOpenAgain'),
  'payment.refunded': ({ event, order, events }) => {
    const { amountMinor: now, refundedMinor: inAll } = event.payload
    const money = (minor: number) => <MinorMoney amount={minor} currency={order.order.currency} />
    if (typeof now === 'number') return money(now)
    if (typeof inAll !== 'number') return false
    // Events of earlier days say only what it had come to by then: what went back with this one is the difference.
    const before = refundedBefore(event, events)
    return before === undefined ? rich(t, 'inAll', { minorMoney: money(inAll) }) : money(inAll - before)
  },
  'message.created': ({ event }) => event.payload['question'] === true && t('aQuestionThePromisedDate'),
  'document.added': ({ event, documents }) => {
    const added = documents.find(({ id }) => id === event.payload['id'])
    return added && <bdi>{added.name}</bdi>
  },
}

/** What the refund before this one said that it had come to. */
function refundedBefore(event: EventView, events: Surroundings['events']): number | undefined {
  const before = events
    .filter(({ type, sequence }) => type === 'payment.refunded' && sequence < event.sequence)
    .toSorted((a, b) => b.sequence - a.sequence)[0]?.payload['refundedMinor']
  return typeof before === 'number' ? before : undefined
}

function whoDid({ actor }: EventView, isMe: Surroundings['isMe']): string {
  if (actor.type === 'customer' && isMe(actor.id)) return t('you')
  if (actor.type === 'api_client') return t('api', { name: actor.name })
  return actor.name
}

/** What happened, to the customer, and what it means. */
export function describeEvent(event: EventView, surroundings: Surroundings): Described {
  const offer = surroundings.offers.find(({ id }) => id === event.payload['id'])
  const { meaning, tone } = eventWords[event.type]
  return {
    title: eventSentence(
      event.type,
      { ...event.actor, name: whoDid(event, surroundings.isMe) },
      offer?.researcherName ?? t('aResearcher'),
    ),
    detail: details[event.type]?.({ ...surroundings, event, offer }) ?? meaning,
    tone,
  }
}
