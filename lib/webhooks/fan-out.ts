import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { gatherJobs } from '#lib/jobs.ts'
import { bool, defineQuery, int4, nullable, text, type RowOf } from '#lib/sql.ts'
import { enqueueAttempt, lanes } from '#lib/webhooks/delivery-job.ts'
import { mostAttempts } from '#lib/webhooks/deliver-many.ts'
import { enqueueMany } from '#lib/webhooks/enqueue-many.ts'

const target = { eventId: text, endpointId: text, failing: bool, waitSeconds: nullable(int4) }
type Target = RowOf<typeof target>
// The events by themselves first: a client who just began is one of few to the planner, who then goes through all of its events for each endpoint.
const findTargets = defineQuery(
  target,
  (eventIds: readonly string[]) => Prisma.sql`
    WITH e AS MATERIALIZED (
      SELECT id, client_id, environment, type, horizon, position FROM events
      WHERE id = ANY(${eventIds}::text[]) AND public AND type <> 'webhook.ping')
    SELECT e.id AS "eventId", w.id AS "endpointId", w.failing_since IS NOT NULL AS failing,
      (w.batch ->> 'maxWaitSeconds')::int AS "waitSeconds"
    FROM e JOIN webhook_endpoints w ON w.client_id = e.client_id AND w.environment = e.environment
    WHERE w.status = 'active' AND (w.event_types = '{}' OR e.type = ANY (w.event_types)) AND w.after_position < e.position
    ORDER BY e.horizon, e.position, w.id`,
)

const insertDeliveries = defineQuery(
  { id: text },
  (ids: string[], endpointIds: string[], eventIds: string[], waits: number[]) => Prisma.sql`
    INSERT INTO webhook_deliveries (id, endpoint_id, event_id, next_attempt_at, created_at)
    SELECT id, endpoint_id, event_id, now() + make_interval(secs => wait), now()
    FROM unnest(${ids}::text[], ${endpointIds}::text[], ${eventIds}::text[], ${waits}::int[]) AS d(id, endpoint_id, event_id, wait)
    ON CONFLICT (endpoint_id, event_id) DO NOTHING RETURNING id`,
)

/**
 * Gives each public event one delivery for each endpoint that was there when it happened and wants it, and each delivery its
 * first job (lib/webhooks/delivery-job.ts): a statement each, however many. Running it again adds nothing. Returns how many
 * were added. A ping is left out: it has its one delivery from the start.
 */
export async function fanOutEvents(tx: Tx, eventIds: readonly string[]): Promise<number> {
  const found = await findTargets(tx, eventIds)
  if (found.length === 0) return 0
  const targets = new Map(found.map((target) => [newId('webhookDelivery'), target]))
  const added = await insertDeliveries(
    tx,
    [...targets.keys()],
    found.map(({ endpointId }) => endpointId),
    found.map(({ eventId }) => eventId),
    found.map(({ waitSeconds }) => waitSeconds ?? 0),
  )
  const fresh = new Set(added.map(({ id }) => id))
  const byEndpoint = Map.groupBy(
    [...targets].filter(([id]) => fresh.has(id)),
    ([, { endpointId }]) => endpointId,
  )
  await gatherJobs(tx, async () => {
    for (const [endpointId, deliveries] of byEndpoint) await enqueueFirst(tx, endpointId, deliveries)
  })
  return added.length
}

/** Few have a job each; of many, each lane gets its share in jobs of many, or most of the work would be the queue's. */
async function enqueueFirst(tx: Tx, endpointId: string, deliveries: readonly [string, Target][]): Promise<void> {
  const waitSeconds = deliveries[0]?.[1].waitSeconds ?? null
  // Of a batch one job names them all: there may be no batches any more when it runs.
  if (waitSeconds !== null)
    return enqueueMany(tx, {
      ...{ endpointId, deliveryIds: deliveries.map(([id]) => id), lane: 0 },
      delayMs: waitSeconds * 1000,
    })
  if (deliveries.length <= lanes) {
    for (const [deliveryId, { failing }] of deliveries)
      await enqueueAttempt(tx, { endpointId, deliveryId, attempt: 1, firstLane: failing, delayMs: 0 })
    return
  }
  const failing = deliveries.some(([, target]) => target.failing)
  const size = failing ? mostAttempts : Math.min(mostAttempts, Math.ceil(deliveries.length / lanes))
  for (let n = 0; n * size < deliveries.length; n += 1) {
    const share = deliveries.slice(n * size, (n + 1) * size)
    const lane = failing ? 0 : n % lanes
    const deliveryIds = share.map(([id]) => id)
    await enqueueMany(tx, { endpointId, deliveryIds, lane })
  }
}
