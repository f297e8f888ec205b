import { eventPayload, type EventPayload } from '#lib/events/schema.ts'
import type { Event } from '#lib/generated/prisma/client.ts'

export type TellableEvent = Pick<Event, 'id' | 'type' | 'payload' | 'sequence' | 'createdAt'>

/** The `data` of an event, the same in a webhook's body and in the feed. */
export const toEventData = (event: TellableEvent): EventPayload => ({
  ...eventPayload.parse(event.payload),
  eventId: event.id,
  occurredAt: event.createdAt.toISOString(),
  ...(event.sequence === null ? {} : { sequence: event.sequence }),
})
