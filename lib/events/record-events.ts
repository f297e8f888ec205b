import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { recordManyEvents } from '#lib/events/record-many-events.ts'
import type { EventPayload, EventType } from '#lib/events/schema.ts'

export type NewEvent = { type: EventType; payload?: EventPayload; actor?: Actor }

/** Writes events of one order, under its lock. */
export const recordEvents = (tx: Tx, actor: Actor, orderId: string, events: readonly NewEvent[]): Promise<void> =>
  recordManyEvents(
    tx,
    actor,
    events.map((event) => ({ ...event, orderId })),
  )
