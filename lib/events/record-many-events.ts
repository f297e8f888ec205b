import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import {
  countByOrder,
  insertInto,
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
    ${insertInto(Prisma.sql`counted`, rows)}
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
