import type { CustomerActor } from '#lib/actor.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { placeBefore, type FeedPlace } from '#lib/events/list-feed.ts'
import { Prisma, type WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { enqueue, type JobPayload } from '#lib/jobs.ts'
import { bool, defineCommand, defineQuery, int4, int8, text, timestamptz } from '#lib/sql.ts'
import { lockEndpoint, requireActive } from '#lib/webhooks/endpoint-row.ts'
import type { RecoveryView } from '#lib/webhooks/schema.ts'

const longestMs = 30 * 24 * 60 * 60 * 1000
const countedMost = 100_000
const slice = 500

/** Where and what an endpoint is sent. */
type Target = Pick<WebhookEndpoint, 'id' | 'clientId' | 'environment' | 'eventTypes'>

export const countMissed = defineQuery(
  { n: int4, now: timestamptz },
  (endpoint: Target, place: FeedPlace, from: Date) => Prisma.sql`
    SELECT count(*)::int AS n, clock_timestamp() AS now FROM (
      SELECT 1 FROM events e LEFT JOIN webhook_deliveries d ON d.event_id = e.id AND d.endpoint_id = ${endpoint.id}
      WHERE e.client_id = ${endpoint.clientId} AND e.environment = ${endpoint.environment}::"Environment"
        AND (e.horizon, e.position) > (${place.horizon}, ${place.position}) AND e.created_at >= ${from}
        AND e.public AND e.type <> 'webhook.ping' AND (${endpoint.eventTypes}::text[] = '{}' OR e.type = ANY (${endpoint.eventTypes}::text[]))
        AND (d.id IS NULL OR d.status = 'failed' OR (d.status = 'pending' AND d.next_attempt_at > now()))
      LIMIT ${countedMost}::int) missed`,
)

/**
 * Sends again whatever an endpoint hasn't taken since a moment: what failed, what waits for its next attempt, and what
 * was never queued because the endpoint was paused, disabled or not yet there. In the feed's order, through one lane.
 * Only counted here; a job goes through it slice by slice.
 */
export async function recoverEndpoint(
  tx: Tx,
  actor: CustomerActor,
  endpointId: string,
  since: string,
): Promise<RecoveryView> {
  const from = new Date(since)
  const endpoint = await lockEndpoint(tx, actor, endpointId)
  if (from.getTime() < Date.now() - longestMs) throw invalid('since', 'must lie within the last 30 days')
  requireActive(endpoint)
  const place = await placeBefore(tx, actor, from)
  const [counted] = await countMissed(tx, endpoint, place, from)
  await enqueueSlice(tx, {
    endpointId,
    since: from.toISOString(),
    until: (counted?.now ?? new Date()).toISOString(),
    ...asText(place),
  })
  return { endpointId, since: from.toISOString(), deliveries: counted?.n ?? 0 }
}

const asPlace = ({ horizon, position }: { horizon: string; position: string }): FeedPlace => ({
  horizon: BigInt(horizon),
  position: BigInt(position),
})

const asText = ({ horizon, position }: FeedPlace) => ({ horizon: String(horizon), position: String(position) })

const enqueueSlice = (tx: Tx, payload: JobPayload<'recover_webhooks'>) =>
  enqueue(tx, 'recover_webhooks', payload, { queue: `recover:${payload.endpointId}` })

export const findSlice = defineQuery(
  { id: text, horizon: int8, position: int8, wanted: bool },
  (endpoint: Target, after: FeedPlace, since: Date, until: Date) => Prisma.sql`
    SELECT id, horizon, position, public AND type <> 'webhook.ping' AND created_at >= ${since}
      AND (${endpoint.eventTypes}::text[] = '{}' OR type = ANY (${endpoint.eventTypes}::text[])) AS wanted
    FROM events
    WHERE client_id = ${endpoint.clientId} AND environment = ${endpoint.environment}::"Environment"
      AND (horizon, position) > (${after.horizon}, ${after.position})
      AND created_at <= ${until}
    ORDER BY horizon, position LIMIT ${slice}::int`,
)

// Each job's own microsecond keeps the lane from shuffling them.
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
        AND (d.status = 'failed' OR (d.status = 'pending' AND d.next_attempt_at > now()))
      RETURNING d.id, d.event_id, d.attempts
    )
    SELECT graphile_worker.add_job('deliver_webhook', json_build_object('deliveryId', id), queue_name => 'webhook:' || ${endpointId} || ':0',
      job_key => 'deliver:' || id || ':' || attempts + 1, run_at => now() + n * interval '1 microsecond', max_attempts => 25)
    FROM (SELECT * FROM (SELECT * FROM added UNION ALL SELECT * FROM again) found JOIN wanted USING (event_id) ORDER BY n) ordered`,
)

/**
 * Queues one slice of a recovery and plans the next. Running it twice queues nothing twice that is still waiting. Unlike
 * the feed it needn't hold anything back: what is committed only now finds the endpoint active and is fanned out to it.
 */
export async function recoverSlice(payload: JobPayload<'recover_webhooks'>): Promise<void> {
  const endpoint = await getDb().webhookEndpoint.findUnique({ where: { id: payload.endpointId } })
  if (endpoint?.status !== 'active') return
  await inTransaction(async (tx) => {
    const rows = await findSlice(tx, endpoint, asPlace(payload), new Date(payload.since), new Date(payload.until))
    const eventIds = rows.flatMap(({ id, wanted }) => (wanted ? [id] : []))
    const freshIds = eventIds.map(() => newId('webhookDelivery'))
    await queueInOrder(tx, endpoint.id, eventIds, freshIds)
    const last = rows.at(-1)
    if (last && rows.length === slice) await enqueueSlice(tx, { ...payload, ...asText(last) })
  })
}
