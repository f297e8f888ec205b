import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { EventPayload, EventType } from '#lib/events/schema.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { defineCommand } from '#lib/sql.ts'

export type NewEvent = { type: EventType; payload?: EventPayload; actor?: Actor }

const insertEvents = defineCommand(
  (orderId: string, rows: string, count: number) => Prisma.sql`
    WITH added AS (
      SELECT * FROM ROWS FROM (
        jsonb_to_recordset(${rows}::jsonb) AS (id text, type text, payload jsonb, actor_type text, actor_id text, actor_name text)
      ) WITH ORDINALITY AS r(id, type, payload, actor_type, actor_id, actor_name, n)
    ), counted AS (
      UPDATE orders SET event_sequence = event_sequence + ${count}::int, updated_at = clock_timestamp()
      WHERE id = ${orderId} RETURNING event_sequence - ${count}::int AS base, client_id, environment
    ), written AS (
      INSERT INTO events (id, environment, client_id, order_id, sequence, type, payload, actor_type, actor_id, actor_name, created_at)
      SELECT r.id, c.environment, c.client_id, ${orderId}, c.base + r.n, r.type, r.payload, r.actor_type::"ActorType", r.actor_id, r.actor_name, clock_timestamp()
      FROM counted c CROSS JOIN added r ORDER BY r.n
      RETURNING id, environment, client_id, type, sequence
    )
    SELECT graphile_worker.add_job('event', json_build_object('eventId', id)), pg_notify('callslip_events', json_build_object(
      'environment', environment, 'clientId', client_id, 'orderId', ${orderId}::text, 'type', type, 'sequence', sequence)::text)
    FROM written`,
)

/**
 * Writes events of one order, in the transaction of their change and under the order's lock, and one job for each that
 * carries it on (lib/server/worker/tasks.ts). One statement for all of them. `id` of the payload is the order's own unless
 * given; anything else also gets `orderId`.
 */
export async function recordEvents(tx: Tx, actor: Actor, orderId: string, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ type, payload, actor: own = actor }) => ({
    id: newId('event'),
    type,
    payload: payload?.['id'] === undefined ? { id: orderId, ...payload } : { orderId, ...payload },
    actor_type: own.type,
    actor_id: own.id,
    actor_name: own.name,
  }))
  await insertEvents(tx, orderId, JSON.stringify(rows), rows.length)
}
