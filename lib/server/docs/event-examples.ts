import canonicalize from 'canonicalize'
import { eventTypes, type EventType } from '#lib/events/event-types.ts'
import { eventName, eventSchemas } from '#lib/server/openapi/events.ts'

export type EventExample = { type: EventType; eventId: string; body: string }

function exampleOf(type: EventType): EventExample {
  const example = eventSchemas[`${eventName(type)}Event`]?.meta()?.['example'] as { data: { eventId: string } } // each has one, made there
  return { type, eventId: example.data.eventId, body: canonicalize(example) ?? '' }
}

/** The body of each event as the document shows it, in the bytes that are sent. */
export const eventExamples = (): EventExample[] => eventTypes.map(exampleOf)
