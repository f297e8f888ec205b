import type { Event, Message, OrderDocument, Payment } from '#lib/generated/prisma/client.ts'
import { formatMoment, formatMoney } from '#lib/mail/format.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Known = {
  order: OrderRow
  payment: Payment
  events: readonly Event[]
  documents: readonly OrderDocument[]
  messages: readonly Message[]
  researcher: string
}

const outcomes = () => ({
  found: t('whatWasAskedForWas'),
  partial: t('aPartOfItWas'),
  not_found: t('itWasNotFound'),
})

/** How an order went, from its history: what was agreed, when the money was held and taken, what was delivered, what was said. */
export function tellCourse({ order, payment, events, documents, messages, researcher }: Known): string {
  const last = (type: string) => events.findLast((event) => event.type === type)
  const line = (type: string, tell: (event: Event) => string) => {
    const event = last(type)
    return event ? [`${formatMoment(event.createdAt)}: ${tell(event)}`] : []
  }
  const total = formatMoney(payment.amountMinor, payment.currency)
  return [
    t('orderPaymentOf', { number: order.number, id: order.id, total }),
    [
      ...line('order.created', ({ actorName }) => t('placedTheOrder', { actorName })),
      ...line('offer.selected', ({ actorName }) => t('choseTheOfferOf', { actorName, researcher })),
      ...line('payment.authorized', () => t('wasHeldOnTheCard', { total })),
      ...line('order.started', () => t('beganToWork', { researcher })),
      ...line('payment.captured', () => t('wasCharged', { total })),
      ...line('order.delivered', () => delivered(order, researcher, documents.length)),
      ...line('order.changes_requested', ({ actorName }) => t('askedForChanges', { actorName })),
      ...line('order.completed', ({ actorType, actorName }) => accepted(actorType, actorName)),
      ...(payment.refundedMinor > 0
        ? [t('refundedSoFar', { refundedMinor: formatMoney(payment.refundedMinor, payment.currency) })]
        : []),
    ].join('\n'),
    ...(order.instructions === null ? [] : [t('whatWasAskedFor', { instructions: order.instructions })]),
    ...(documents.length > 0 ? [t('documents', { documents: documents.map(toLine).join('\n') })] : []),
    ...(order.report === null ? [] : [t('reportOfTheSearch', { report: order.report })]),
    ...(messages.length > 0 ? [t('messages', { messages: messages.map(toWords).join('\n') })] : []),
  ].join('\n\n')
}

const delivered = ({ outcome }: OrderRow, researcher: string, documents: number) =>
  t('deliveredDocuments', { researcher, documents, outcome: outcome === null ? '' : `; ${outcomes()[outcome]}` })
const accepted = (actorType: string, name: string) =>
  actorType === 'system' ? t('nobodyObjectedInTimeSo') : t('acceptedTheDelivery', { name })
const toLine = ({ name, sizeBytes, createdAt, sha256 }: OrderDocument) =>
  t('bytesAddedSha256', { name, sizeBytes, createdAt: formatMoment(createdAt), sha256 })
const toWords = ({ createdAt, senderName, content }: Message) => `${formatMoment(createdAt)}, ${senderName}: ${content}`
