import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { findPlaceSince, type FeedCursor } from '#lib/events/list-feed.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, int4, timestamptz } from '#lib/sql.ts'
import { lockEndpoint, requireActive } from '#lib/webhooks/endpoint-row.ts'
import { eventsFrom, isMissed, recoverableMs, type Target } from '#lib/webhooks/missed.ts'
import { asText } from '#lib/webhooks/recover-slice.ts'
import { enqueueSlice } from '#lib/webhooks/enqueue-slice.ts'
import type { RecoveryView } from '#lib/webhooks/recovery-schema.ts'

const countedMost = 100_000

export const countMissed = defineQuery(
  { n: int4, now: timestamptz },
  (endpoint: Target, place: FeedCursor, from: Date) => Prisma.sql`
    SELECT count(*)::int AS n, clock_timestamp() AS now FROM (
      SELECT 1 FROM events e LEFT JOIN webhook_deliveries d ON d.event_id = e.id AND d.endpoint_id = ${endpoint.id}
      WHERE ${eventsFrom(endpoint, place, from)} AND ${isMissed(endpoint)}
      LIMIT ${countedMost}::int) missed`,
)

/** A time that was given, as long as that far back something can be recovered. */
export function requireRecoverable(since: string): Date {
  const from = new Date(since)
  if (from.getTime() < Date.now() - recoverableMs) throw invalid('since', 'must lie within the last 30 days')
  return from
}

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
  const endpoint = await lockEndpoint(tx, actor, endpointId)
  const from = requireRecoverable(since)
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
