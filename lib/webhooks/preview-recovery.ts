import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { findPlaceSince, type FeedCursor } from '#lib/events/list-feed.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, int4, nullable, timestamptz } from '#lib/sql.ts'
import { getEndpointRow } from '#lib/webhooks/endpoint-row.ts'
import { eventsFrom, isMissed, recoverableMs, type Target } from '#lib/webhooks/missed.ts'
import { countMissed, requireRecoverable } from '#lib/webhooks/recover-endpoint.ts'
import type { RecoveryPreviewView } from '#lib/webhooks/recovery-schema.ts'

const most = 20_000

export const findOldestMissed = defineQuery(
  { n: int4, oldest: nullable(timestamptz) },
  (endpoint: Target, place: FeedCursor, from: Date) => Prisma.sql`
    SELECT count(*)::int AS n, min(e.created_at) AS oldest
    FROM (SELECT * FROM events e WHERE ${eventsFrom(endpoint, place, from)} ORDER BY e.horizon DESC, e.position DESC LIMIT ${most}::int) e
    LEFT JOIN webhook_deliveries d ON d.event_id = e.id AND d.endpoint_id = ${endpoint.id}
    WHERE ${isMissed(endpoint)}`,
)

/** What a recovery would send: since a moment, or since the oldest event that has not arrived. Reads alone. */
export async function previewRecovery(
  tx: Tx,
  actor: CustomerActor,
  endpointId: string,
  since: string | undefined,
): Promise<RecoveryPreviewView> {
  const endpoint = await getEndpointRow(tx, actor, endpointId)
  if (since !== undefined) {
    const from = requireRecoverable(since)
    const [counted] = await countMissed(tx, endpoint, await findPlaceSince(tx, actor, from), from)
    return { endpointId, since: from.toISOString(), deliveries: counted?.n ?? 0 }
  }
  // What happened before it was registered it was never meant to have.
  const from = new Date(Math.max(endpoint.createdAt.getTime(), Date.now() - recoverableMs + 60_000))
  const [found] = await findOldestMissed(tx, endpoint, await findPlaceSince(tx, actor, from), from)
  return {
    endpointId,
    ...(found?.oldest ? { since: found.oldest.toISOString() } : {}),
    deliveries: found?.n ?? 0,
  }
}
