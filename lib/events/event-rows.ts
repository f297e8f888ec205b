import type { Actor } from '#lib/actor.ts'
import type { EventPayload, EventType } from '#lib/events/schema.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'

export type EventOf = { orderId: string; type: EventType; payload?: EventPayload; actor?: Actor }

/**
 * Events as a statement takes them: JSON of rows, numbered from 1 for each order, and how many each order has. `id` of the
 * payload is the order's own unless given; anything else also gets `orderId`.
 */
export function toEventRows(
  actor: Actor,
  events: readonly EventOf[],
): { rows: string; counts: ReadonlyMap<string, number> } {
  const counts = new Map<string, number>()
  const rows = events.map(({ orderId, type, payload, actor: own = actor }) => {
    const n = (counts.get(orderId) ?? 0) + 1
    counts.set(orderId, n)
    return {
      order_id: orderId,
      n,
      id: newId('event'),
      type,
      payload: payload?.['id'] === undefined ? { id: orderId, ...payload } : { orderId, ...payload },
      actor_type: own.type,
      actor_id: own.id,
      actor_name: own.name,
    }
  })
  return { rows: JSON.stringify(rows), counts }
}

/** Those rows in SQL, under the name `r`. */
export const eventRows = (rows: string): Prisma.Sql => Prisma.sql`jsonb_to_recordset(${rows}::jsonb) AS r(
  order_id text, n int, id text, type text, payload jsonb, actor_type text, actor_id text, actor_name text)`
