import { z } from 'zod'
import { eventTypes, orderEventTypes } from '#lib/events/event-types.ts'
import { idText, instant, moment } from '#lib/text.ts'

/** Thin on purpose, and only ASCII keys with strings, integers and booleans: every language's sorted JSON agrees on those. */
export type EventPayload = Record<string, string | number | boolean>

export const eventPayload = z.record(z.string().regex(/^[A-Za-z]+$/), z.union([z.string(), z.int(), z.boolean()]))

/** One object for every list and filter that names them: the document says it once. */
export const orderEventType = z
  .enum(orderEventTypes, 'must be a type of event that is listed in the documentation')
  .meta({ id: 'EventType', description: 'Everything that happens to an order' })

export const actorView = z
  .object({
    type: z.enum(['api_client', 'customer', 'researcher', 'operator', 'system']),
    id: z.string(),
    name: z.string(),
  })
  .meta({ id: 'Actor', description: 'Whoever did it; `api_client` is one of your own keys' })

export const eventView = z
  .object({
    id: z.string(),
    type: orderEventType,
    payload: eventPayload.meta({ description: 'What `data` holds, without `eventId`, `occurredAt` and `sequence`' }),
    actor: actorView,
    createdAt: instant,
    sequence: z.int(),
  })
  .meta({
    id: 'OrderEvent',
    example: {
      id: 'evt_01k9z3v7e8f6q9w2x4y5z6a7b8',
      type: 'order.created',
      payload: { id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8' },
      actor: { type: 'api_client', id: 'key_01k9z3v7e8f6q9w2x4y5z6a7b8', name: 'Back office' },
      createdAt: '2026-03-02T09:30:00.000Z',
      sequence: 1,
    },
  })
export type EventView = z.output<typeof eventView>

export const feedEventView = eventView
  .extend({
    orderId: z.string().optional(),
    sequence: z.int().optional(),
    data: z
      .record(z.string(), z.union([z.string(), z.int(), z.boolean()]))
      .meta({ description: "What a webhook's body holds as `data`" }),
  })
  .meta({
    id: 'FeedEvent',
    example: {
      id: 'evt_01k9z3v7e8f6q9w2x4y5z6a7b8',
      type: 'order.created',
      payload: { id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8' },
      actor: { type: 'api_client', id: 'key_01k9z3v7e8f6q9w2x4y5z6a7b8', name: 'Back office' },
      createdAt: '2026-03-02T09:30:00.000Z',
      sequence: 1,
      orderId: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
      data: {
        eventId: 'evt_01k9z3v7e8f6q9w2x4y5z6a7b8',
        id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
        occurredAt: '2026-03-02T09:30:00.000Z',
        sequence: 1,
      },
    },
  })
export type FeedEventView = z.output<typeof feedEventView>

export const feedQuery = z.object({
  after: idText.optional().meta({ description: 'The id of the last event you have read from this feed' }),
  since: moment
    .optional()
    .meta({ description: 'Instead of `after`: begin here. Up to a minute of earlier events may come along' }),
})
export type FeedQuery = z.output<typeof feedQuery>

export const streamQuery = z.object({
  unheardFor: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,3})?$/, 'must be a number of seconds, such as 12.5')
    .transform(Number)
    .optional()
    .meta({
      override: { type: 'number', minimum: 0, maximum: 99_999 },
      description:
        'For how many seconds you have heard nothing: if something changed meanwhile, `reconnected` comes first',
    }),
})
export type StreamQuery = z.output<typeof streamQuery>

export const webhookBody = z
  .object({
    // What may come one day is open, as everything that leaves the service is: the published vectors have such bodies.
    data: z.looseObject({
      eventId: z.string(),
      occurredAt: instant,
      sequence: z.int().optional(),
      id: z.string(),
      orderId: z.string().optional(),
    }),
    type: z.enum(eventTypes),
  })
  .meta({
    id: 'WebhookBody',
    example: {
      data: {
        eventId: 'evt_01k9z3v7e8f6q9w2x4y5z6a7b8',
        id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
        occurredAt: '2026-03-02T09:30:00.000Z',
        sequence: 1,
      },
      type: 'order.created',
    },
  })
