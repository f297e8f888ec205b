import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { EventPayload, EventType } from '#lib/events/schema.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { defineCommand } from '#lib/sql.ts'

export type EventOf = { orderId: string; type: EventType; payload?: EventPayload; actor?: Actor }

// All jobs by one call: one for each took ten times as long for a thousand, and nearly twice as long for two.
// `n` counts the events of each order. Looked for by a list of ids, which the planner takes for short: joined to a function's
// rows, all orders would be read to find one.
const insertEvents = defineCommand(
  (orderIds: string[], counts: string, rows: string) => Prisma.sql`
    WITH counted AS (
      UPDATE orders SET event_sequence = event_sequence + (${counts}::jsonb ->> id)::int, updated_at = clock_timestamp()
      WHERE id = ANY(${orderIds}::text[])
      RETURNING id, event_sequence - (${counts}::jsonb ->> id)::int AS base, client_id, environment
    ), written AS (
      INSERT INTO events (id, environment, client_id, order_id, sequence, type, payload, actor_type, actor_id, actor_name, created_at)
      SELECT r.id, c.environment, c.client_id, c.id, c.base + r.n, r.type, r.payload, r.actor_type::"ActorType", r.actor_id, r.actor_name, clock_timestamp()
      FROM counted c JOIN jsonb_to_recordset(${rows}::jsonb) AS r(
        order_id text, n int, id text, type text, payload jsonb, actor_type text, actor_id text, actor_name text
      ) ON r.order_id = c.id ORDER BY r.id
      RETURNING id, environment, client_id, order_id, type, sequence
    )
    SELECT
      (SELECT count(*) FROM graphile_worker.add_jobs(
        (SELECT array_agg(json_populate_record(NULL::graphile_worker.job_spec, json_build_object(
          'identifier', 'event', 'payload', json_build_object('eventId', id))) ORDER BY id) FROM written))),
      (SELECT count(pg_notify('callslip_events', json_build_object(
        'environment', environment, 'clientId', client_id, 'orderId', order_id, 'type', type, 'sequence', sequence)::text)) FROM written)`,
)

/**
 * Writes events, in the transaction of their change and under their orders' locks, and one job for each that carries it on
 * (lib/server/worker/tasks.ts). One statement for all of them. `id` of the payload is the order's own unless given; anything
 * else also gets `orderId`.
 */
export async function recordManyEvents(tx: Tx, actor: Actor, events: readonly EventOf[]): Promise<void> {
  if (events.length === 0) return
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
  await insertEvents(tx, [...counts.keys()], JSON.stringify(Object.fromEntries(counts)), JSON.stringify(rows))
}
