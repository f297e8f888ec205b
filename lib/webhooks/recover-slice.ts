import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import type { FeedPlace } from '#lib/events/list-feed.ts'
import { newId } from '#lib/ids.ts'
import { enqueue, type PayloadOf } from '#lib/jobs.ts'
import { recoverWebhooksJob } from '#lib/webhooks/jobs.ts'

const slice = 500

export const asText = ({ horizon, position }: FeedPlace) => ({ horizon: String(horizon), position: String(position) })

export const enqueueSlice = (tx: Tx, payload: PayloadOf<typeof recoverWebhooksJob>) =>
  enqueue(tx, recoverWebhooksJob, payload, { queue: `recover:${payload.endpointId}` })

/**
 * Queues one slice of a recovery and plans the next. Running it twice queues nothing twice that is still waiting. Unlike
 * the feed it needn't hold anything back: what is committed only now finds the endpoint active and is fanned out to it.
 */
export async function recoverSlice(payload: PayloadOf<typeof recoverWebhooksJob>): Promise<void> {
  const endpoint = await getDb().webhookEndpoint.findUnique({ where: { id: payload.endpointId } })
  if (endpoint?.status !== 'active') return
  await inTransaction(async (tx) => {
    const rows = await tx.$queryRaw<(FeedPlace & { id: string; wanted: boolean })[]>`
      SELECT id, horizon, position, public AND type <> 'webhook.ping' AND created_at >= ${new Date(payload.since)}
        AND (${endpoint.eventTypes}::text[] = '{}' OR type = ANY (${endpoint.eventTypes}::text[])) AS wanted
      FROM events
      WHERE client_id = ${endpoint.clientId} AND environment = ${endpoint.environment}::"Environment"
        AND (horizon, position) > (${payload.horizon}::bigint, ${payload.position}::bigint)
        AND created_at <= ${new Date(payload.until)}
      ORDER BY horizon, position LIMIT ${slice}::int`
    await queue(
      tx,
      endpoint.id,
      rows.filter(({ wanted }) => wanted).map(({ id }) => id),
    )
    const last = rows.at(-1)
    if (last && rows.length === slice) await enqueueSlice(tx, { ...payload, ...asText(last) })
  })
}

/** Deliveries of these events, in this order: each job's own microsecond keeps the lane from shuffling them. */
async function queue(tx: Tx, endpointId: string, eventIds: string[]): Promise<void> {
  await tx.$executeRaw`
    WITH wanted AS (
      SELECT event_id, fresh_id, n FROM unnest(${eventIds}::text[], ${eventIds.map(() => newId('webhookDelivery'))}::text[]) WITH ORDINALITY AS w(event_id, fresh_id, n)
    ), added AS (
      INSERT INTO webhook_deliveries (id, endpoint_id, event_id, next_attempt_at, created_at)
      SELECT fresh_id, ${endpointId}, event_id, now(), now() FROM wanted ORDER BY n
      ON CONFLICT (endpoint_id, event_id) DO NOTHING RETURNING id, event_id, attempts
    ), again AS (
      UPDATE webhook_deliveries d SET status = 'pending', attempts_before = attempts, next_attempt_at = now()
      FROM wanted WHERE d.endpoint_id = ${endpointId} AND d.event_id = wanted.event_id
        AND (d.status = 'failed' OR (d.status = 'pending' AND d.next_attempt_at > now()))
      RETURNING d.id, d.event_id, d.attempts
    )
    SELECT graphile_worker.add_job('deliver_webhook', json_build_object('deliveryId', id), queue_name => 'webhook:' || ${endpointId} || ':0',
      job_key => 'deliver:' || id || ':' || attempts + 1, run_at => now() + n * interval '1 microsecond', max_attempts => 25)
    FROM (SELECT * FROM (SELECT * FROM added UNION ALL SELECT * FROM again) found JOIN wanted USING (event_id) ORDER BY n) ordered`
}
