import { getDb, inTransaction } from '#lib/db.ts'
import type { FeedCursor } from '#lib/events/list-feed.ts'
import { Prisma, type WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import type { PayloadOf } from '#lib/jobs.ts'
import type { recoverWebhooksJob } from '#lib/webhooks/jobs.ts'
import { isLeft } from '#lib/webhooks/missed.ts'
import { bool, defineCommand, defineQuery, int8, text } from '#lib/sql.ts'
import { enqueueSlice } from '#lib/webhooks/enqueue-slice.ts'

const slice = 500

export const asText = ({ horizon, position }: FeedCursor) => ({ horizon: String(horizon), position: String(position) })

type Target = Pick<WebhookEndpoint, 'clientId' | 'environment' | 'eventTypes'>

export const findSlice = defineQuery(
  { id: text, horizon: int8, position: int8, wanted: bool },
  (endpoint: Target, after: FeedCursor, since: Date, until: Date) => Prisma.sql`
    SELECT id, horizon, position, public AND type <> 'webhook.ping' AND created_at >= ${since}
      AND (${endpoint.eventTypes}::text[] = '{}' OR type = ANY (${endpoint.eventTypes}::text[])) AS wanted
    FROM events
    WHERE client_id = ${endpoint.clientId} AND environment = ${endpoint.environment}::"Environment"
      AND (horizon, position) > (${after.horizon}, ${after.position})
      AND created_at <= ${until}
    ORDER BY horizon, position LIMIT ${slice}::int`,
)

/** Deliveries of these events, in this order: each job's own microsecond keeps the lane from shuffling them. */
const queueInOrder = defineCommand(
  (endpointId: string, eventIds: string[], freshIds: string[]) => Prisma.sql`
    WITH wanted AS (
      SELECT event_id, fresh_id, n FROM unnest(${eventIds}::text[], ${freshIds}::text[]) WITH ORDINALITY AS w(event_id, fresh_id, n)
    ), added AS (
      INSERT INTO webhook_deliveries (id, endpoint_id, event_id, next_attempt_at, created_at)
      SELECT fresh_id, ${endpointId}, event_id, now(), now() FROM wanted ORDER BY n
      ON CONFLICT (endpoint_id, event_id) DO NOTHING RETURNING id, event_id, attempts
    ), again AS (
      UPDATE webhook_deliveries d SET status = 'pending', attempts_before = attempts, next_attempt_at = now()
      FROM wanted WHERE d.endpoint_id = ${endpointId} AND d.event_id = wanted.event_id
        AND ${isLeft}
      RETURNING d.id, d.event_id, d.attempts
    )
    SELECT graphile_worker.add_job('deliver_webhook', json_build_object('deliveryId', id, 'inOrder', true), queue_name => 'webhook:' || ${endpointId} || ':0',
      job_key => 'deliver:' || id || ':' || attempts + 1, run_at => now() + n * interval '1 microsecond', max_attempts => 25)
    FROM (SELECT * FROM (SELECT * FROM added UNION ALL SELECT * FROM again) found JOIN wanted USING (event_id) ORDER BY n) ordered`,
)

/**
 * Queues one slice of a recovery and plans the next. Running it twice queues nothing twice that is still waiting. Unlike
 * the feed it needn't hold anything back: what is committed only now finds the endpoint active and is fanned out to it.
 */
export async function recoverSlice(payload: PayloadOf<typeof recoverWebhooksJob>): Promise<void> {
  const endpoint = await getDb().webhookEndpoint.findUnique({ where: { id: payload.endpointId } })
  if (endpoint?.status !== 'active') return
  await inTransaction(async (tx) => {
    const after = { horizon: BigInt(payload.horizon), position: BigInt(payload.position) }
    const rows = await findSlice(tx, endpoint, after, new Date(payload.since), new Date(payload.until))
    const eventIds = rows.flatMap(({ id, wanted }) => (wanted ? [id] : []))
    const freshIds = eventIds.map(() => newId('webhookDelivery'))
    await queueInOrder(tx, endpoint.id, eventIds, freshIds)
    const last = rows.at(-1)
    if (last && rows.length === slice) await enqueueSlice(tx, { ...payload, ...asText(last) })
  })
}
