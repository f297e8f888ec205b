import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { findPlaceSince, type FeedCursor } from '#lib/events/list-feed.ts'
import { Prisma, type WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { defineQuery, int4, timestamptz } from '#lib/sql.ts'
import { lockEndpoint, requireActive } from '#lib/webhooks/endpoint-row.ts'
import { asText } from '#lib/webhooks/recover-slice.ts'
import { enqueueSlice } from '#lib/webhooks/enqueue-slice.ts'
import type { RecoveryView } from '#lib/webhooks/schema.ts'

const longestMs = 30 * 24 * 60 * 60 * 1000

const countedMost = 100_000

/** Where and what an endpoint is sent. */
type Target = Pick<WebhookEndpoint, 'id' | 'clientId' | 'environment' | 'eventTypes'>

export const countMissed = defineQuery(
  { n: int4, now: timestamptz },
  (endpoint: Target, place: FeedCursor, from: Date) => Prisma.sql`
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
  const place = await findPlaceSince(tx, actor, from)
  const [counted] = await countMissed(tx, endpoint, place, from)
  await enqueueSlice(tx, {
    endpointId,
    since: from.toISOString(),
    until: (counted?.now ?? new Date()).toISOString(),
    ...asText(place),
  })
  return { endpointId, since: from.toISOString(), deliveries: counted?.n ?? 0 }
}
