import { z } from 'zod'
import { payloadMembers } from '#lib/events/payload-members.ts'
import { eventTypes, type EventType } from '#lib/events/event-types.ts'
import { instant } from '#lib/text.ts'

const suffix = '_01k9z3v7e8f6q9w2x4y5z6a7b8'
const prefixes: Record<string, string> = {
  order: 'ord',
  offer: 'off',
  payment: 'pay',
  message: 'msg',
  document: 'doc',
  case: 'cas',
  review: 'rev',
  webhook: 'whe',
}
const nounOf = (type: EventType) => type.split('.')[0] ?? ''

/** `offer.created` is `OfferCreated` among the names of the document. */
export const eventName = (type: EventType) =>
  type
    .split(/[._]/)
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join('')

const alwaysThere = { eventId: z.string(), occurredAt: instant }
const orderData = z
  .object({ id: z.string(), sequence: z.int(), ...alwaysThere })
  .meta({ id: 'OrderEventData', description: '`id` is the order’s; `sequence` counts its events' })
const partData = z.object({ id: z.string(), orderId: z.string(), sequence: z.int(), ...alwaysThere }).meta({
  id: 'PartEventData',
  description: '`id` is that of what the type’s first word names; `sequence` counts the events of the order',
})
const pingData = z.object({ id: z.string(), ...alwaysThere })

function dataOf(type: EventType): z.ZodType {
  const noun = nounOf(type)
  const base = noun === 'order' ? orderData : noun === 'webhook' ? pingData : partData
  const members: z.ZodRawShape = payloadMembers[type]
  return Object.keys(members).length === 0 ? base : z.intersection(base, z.object(members))
}

const valueOf = (member: unknown): unknown =>
  member instanceof z.ZodLiteral ? member.value : member instanceof z.ZodType ? member.meta()?.['example'] : undefined

/** A body as it may arrive: every member that is always there. */
function eventExample(type: EventType) {
  const noun = nounOf(type)
  const members = Object.entries(payloadMembers[type]).filter(([, member]) => !(member instanceof z.ZodOptional))
  return {
    data: {
      ...Object.fromEntries(members.map(([name, member]) => [name, valueOf(member)])),
      eventId: `evt${suffix}`,
      id: `${prefixes[noun] ?? noun}${suffix}`,
      occurredAt: '2026-03-02T09:30:00.000Z',
      ...(noun === 'order' || noun === 'webhook' ? {} : { orderId: `ord${suffix}` }),
      ...(noun === 'webhook' ? {} : { sequence: 1 }),
    },
    type,
  }
}

/** The body of a webhook of one type. */
const eventBody = (type: EventType) =>
  z
    .object({ type: z.literal(type), data: dataOf(type) })
    .meta({ id: `${eventName(type)}Event`, example: eventExample(type) })

const eventBodies = Object.fromEntries(eventTypes.map((type) => [`${eventName(type)}Event`, eventBody(type)]))

/** The body for an endpoint of batches. */
const batchBody = z
  .object({
    type: z.literal('webhook.batch'),
    data: z.object({ events: z.array(z.union(Object.values(eventBodies))) }),
  })
  .meta({
    id: 'WebhookBatchEvent',
    description: 'Each event is what would be a body of its own',
    example: {
      data: { events: [eventExample('order.created'), eventExample('offer.created')] },
      type: 'webhook.batch',
    },
  })

/** The bodies, by their names among the document's components. */
export const eventSchemas: Record<string, z.ZodType> = { ...eventBodies, WebhookBatchEvent: batchBody }
