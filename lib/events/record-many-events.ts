import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import {
  countByOrder,
  inSql,
  toEventRows,
  type EventActor,
  type EventOf,
  type EventRow,
} from '#lib/events/event-rows.ts'
import { noticeRow, toNotice } from '#lib/events/notice-of-change.ts'
import { defineQuery } from '#lib/sql.ts'
import { tellOfChanges } from '#lib/wake.ts'

// `n` counts the events of each order. Looked for by a list of ids, which the planner takes for short: joined to a function's
// rows, all orders would be read to find one.
export const insertEvents = defineQuery(
  noticeRow,
  (orderIds: string[], counts: string, rows: readonly EventRow[]) => Prisma.sql`
    WITH counted AS (
      UPDATE orders SET event_sequence = event_sequence + (${counts}::jsonb ->> id)::int, updated_at = clock_timestamp()
      WHERE id = ANY(${orderIds}::text[])
      RETURNING id, event_sequence - (${counts}::jsonb ->> id)::int AS base, client_id, environment
    )
    INSERT INTO events (id, environment, client_id, order_id, sequence, type, payload, actor_type, actor_id, actor_name, trace, created_at)
    SELECT r.id, c.environment, c.client_id, c.id, c.base + r.n, r.type, r.payload, r.actor_type::"ActorType", r.actor_id, r.actor_name, r.trace, clock_timestamp()
    FROM counted c JOIN ${inSql(rows)} ON r.order_id = c.id ORDER BY r.id
    RETURNING environment, client_id AS "clientId", order_id AS "orderId", type, sequence`,
)

/**
 * Writes events, in the transaction of their change and under their orders' locks; the worker finds them there
 * (lib/server/worker/dispatcher.ts). One statement for all of them. `id` of the payload is the order's own unless given;
 * anything else also gets `orderId`.
 */
export async function recordManyEvents(tx: Tx, actor: EventActor, events: readonly EventOf[]): Promise<void> {
  if (events.length === 0) return
  const rows = toEventRows(actor, events)
  const counts = countByOrder(rows)
  const written = await insertEvents(tx, [...counts.keys()], JSON.stringify(Object.fromEntries(counts)), rows)
  tellOfChanges(tx, written.map(toNotice))
}
