import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { defineCommand } from '#lib/sql.ts'
import { maximumEndpoints } from '#lib/webhooks/create-endpoint.ts'
import { laneOf } from '#lib/webhooks/delivery-job.ts'

const insertDeliveries = defineCommand(
  (eventId: string, fresh: string) => Prisma.sql`
    WITH fresh AS (
      SELECT id, lane, n FROM jsonb_to_recordset(${fresh}::jsonb) AS (id text, lane int, n bigint)
    ), target AS (
      SELECT w.id AS endpoint_id, w.failing_since, e.id AS event_id, row_number() OVER (ORDER BY w.id) AS n
      FROM events e
      JOIN webhook_endpoints w ON w.client_id = e.client_id AND w.environment = e.environment
      WHERE e.id = ${eventId} AND e.public AND e.type <> 'webhook.ping' AND w.status = 'active'
        AND (w.event_types = '{}' OR e.type = ANY (w.event_types)) AND w.created_at <= e.created_at
    ), added AS (
      INSERT INTO webhook_deliveries (id, endpoint_id, event_id, next_attempt_at, created_at)
      SELECT fresh.id, target.endpoint_id, target.event_id, now(), now() FROM target JOIN fresh USING (n)
      ON CONFLICT (endpoint_id, event_id) DO NOTHING RETURNING id, endpoint_id
    )
    SELECT graphile_worker.add_job('deliver_webhook', json_build_object('deliveryId', added.id),
      queue_name => 'webhook:' || added.endpoint_id || ':' || CASE WHEN target.failing_since IS NULL THEN fresh.lane ELSE 0 END,
      job_key => 'deliver:' || added.id || ':1', max_attempts => 25)
    FROM added JOIN target USING (endpoint_id) JOIN fresh ON fresh.id = added.id`,
)

/**
 * Gives a public event one delivery for each endpoint that was there when it happened and wants it, and each delivery its first job
 * (lib/webhooks/delivery-job.ts), in one statement. Running it again adds nothing. Returns how many were added. A ping
 * is left out: it has its one delivery from the start.
 */
export async function fanOutEvent(tx: Tx, eventId: string): Promise<number> {
  const fresh = Array.from({ length: maximumEndpoints }, () => newId('webhookDelivery')).map((id, n) => ({
    id,
    lane: laneOf(id),
    n: n + 1,
  }))
  return insertDeliveries(tx, eventId, JSON.stringify(fresh))
}
