import type { Tx } from '#lib/db.ts'
import type { EventActor, EventOf } from '#lib/events/event-rows.ts'
import { recordManyEvents } from '#lib/events/record-many-events.ts'

export type NewEvent = Omit<EventOf, 'orderId'>

/** Writes events of one order, under its lock. */
export const recordEvents = (tx: Tx, actor: EventActor, orderId: string, events: readonly NewEvent[]): Promise<void> =>
  recordManyEvents(
    tx,
    actor,
    events.map((event) => ({ ...event, orderId })),
  )
