import type { Actor } from '#lib/actor.ts'
import type { EventType } from '#lib/events/event-types.ts'
import type { EventPayload } from '#lib/events/schema.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { traces } from '#lib/traces.ts'

/** Whoever did it, as an event names them. */
export type EventActor = Pick<Actor, 'type' | 'id' | 'name'>
export type EventOf = { orderId: string; type: EventType; payload?: EventPayload; actor?: EventActor }

/** An event to be, by the names of its columns. */
export type EventRow = {
  order_id: string
  n: number
  id: string
  type: string
  payload: EventPayload
  actor_type: string
  actor_id: string
  actor_name: string
  trace: string | null
}

/** Events as rows, numbered from 1 for each order. `id` of the payload is the order's own unless given; anything else also gets `orderId`. */
export function toEventRows(actor: EventActor, events: readonly EventOf[]): EventRow[] {
  const counts = new Map<string, number>()
  const trace = traces().here() ?? null
  return events.map(({ orderId, type, payload, actor: own = actor }) => {
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
      trace,
    }
  })
}

/** How many events each order has. */
export const countByOrder = (rows: readonly EventRow[]): Map<string, number> =>
  new Map(rows.map(({ order_id, n }) => [order_id, n]))

/** Writes those rows to the orders of `of`, numbered on from its `base`. */
export const insertInto = (of: Prisma.Sql, rows: readonly EventRow[]): Prisma.Sql => Prisma.sql`
  INSERT INTO events (id, environment, client_id, order_id, sequence, type, payload, actor_type, actor_id, actor_name, trace, created_at)
  SELECT r.id, c.environment, c.client_id, c.id, c.base + r.n, r.type, r.payload, r.actor_type::"ActorType", r.actor_id, r.actor_name, r.trace, clock_timestamp()
  FROM ${of} c JOIN ${inSql(rows)} ON r.order_id = c.id ORDER BY r.id`

/** Those rows in SQL, under the name `r`: columns side by side, which the database reads faster than JSON. */
const inSql = (rows: readonly EventRow[]): Prisma.Sql => Prisma.sql`unnest(
  ${rows.map((row) => row.order_id)}::text[], ${rows.map((row) => row.n)}::int[], ${rows.map((row) => row.id)}::text[],
  ${rows.map((row) => row.type)}::text[], ${rows.map((row) => JSON.stringify(row.payload))}::jsonb[], ${rows.map((row) => row.actor_type)}::text[],
  ${rows.map((row) => row.actor_id)}::text[], ${rows.map((row) => row.actor_name)}::text[], ${rows.map((row) => row.trace)}::text[]
) AS r(order_id, n, id, type, payload, actor_type, actor_id, actor_name, trace)`
