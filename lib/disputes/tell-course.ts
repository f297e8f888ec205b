import type { Event, Message, OrderDocument, Payment } from '#lib/generated/prisma/client.ts'
import { formatMoment, formatMoney } from '#lib/mail/format.ts'
import { count } from '#lib/mail/letter.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

type Known = {
  order: OrderRow
  payment: Payment
  events: readonly Event[]
  documents: readonly OrderDocument[]
  messages: readonly Message[]
  researcher: string
}

const outcomes = {
  found: 'what was asked for was found',
  partial: 'a part of it was found',
  not_found: 'it was not found',
}

/** How an order went, from its history: what was agreed, when the money was held and taken, what was delivered, what was said. */
export function tellCourse({ order, payment, events, documents, messages, researcher }: Known): string {
  const last = (type: string) => events.findLast((event) => event.type === type)
  const line = (type: string, tell: (event: Event) => string) => {
    const event = last(type)
    return event ? [`${formatMoment(event.createdAt)}: ${tell(event)}`] : []
  }
  const total = formatMoney(payment.amountMinor, payment.currency)
  return [
    `Order ${order.number} (${order.id}), payment of ${total}.`,
    [
      ...line('order.created', ({ actorName }) => `${actorName} placed the order.`),
      ...line('offer.selected', ({ actorName }) => `${actorName} chose the offer of ${researcher}.`),
      ...line('payment.authorized', () => `${total} was held on the card.`),
      ...line('order.started', () => `${researcher} began to work.`),
      ...line('payment.captured', () => `${total} was charged.`),
      ...line('order.delivered', () => delivered(order, researcher, documents.length)),
      ...line('order.changes_requested', ({ actorName }) => `${actorName} asked for changes.`),
      ...line('order.completed', ({ actorType, actorName }) => accepted(actorType, actorName)),
      ...(payment.refundedMinor > 0
        ? [`Refunded so far: ${formatMoney(payment.refundedMinor, payment.currency)}.`]
        : []),
    ].join('\n'),
    ...(order.instructions === null ? [] : [`What was asked for:\n${order.instructions}`]),
    ...(documents.length > 0 ? [`Documents:\n${documents.map(toLine).join('\n')}`] : []),
    ...(order.report === null ? [] : [`Report of the search:\n${order.report}`]),
    ...(messages.length > 0 ? [`Messages:\n${messages.map(toWords).join('\n')}`] : []),
  ].join('\n\n')
}

const delivered = ({ outcome }: OrderRow, researcher: string, documents: number) =>
  `${researcher} delivered ${count(documents, 'document')}${outcome === null ? '' : `; ${outcomes[outcome]}`}.`
const accepted = (actorType: string, name: string) =>
  actorType === 'system' ? 'Nobody objected in time, so the order was completed.' : `${name} accepted the delivery.`
const toLine = ({ name, sizeBytes, createdAt, sha256 }: OrderDocument) =>
  `${name}, ${count(sizeBytes, 'byte')}, added ${formatMoment(createdAt)}, SHA-256 ${sha256}`
const toWords = ({ createdAt, senderName, content }: Message) => `${formatMoment(createdAt)}, ${senderName}: ${content}`
