import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { gatherJobs } from '#lib/jobs.ts'
import { bool, defineQuery, text } from '#lib/sql.ts'
import { enqueueAttempt } from '#lib/webhooks/delivery-job.ts'

const findTargets = defineQuery(
  { eventId: text, endpointId: text, failing: bool },
  (eventIds: readonly string[]) => Prisma.sql`
    SELECT e.id AS "eventId", w.id AS "endpointId", w.failing_since IS NOT NULL AS failing
    FROM events e JOIN webhook_endpoints w ON w.client_id = e.client_id AND w.environment = e.environment
    WHERE e.id = ANY(${eventIds}::text[]) AND e.public AND e.type <> 'webhook.ping' AND w.status = 'active'
      AND (w.event_types = '{}' OR e.type = ANY (w.event_types)) AND w.created_at <= e.created_at
    ORDER BY e.horizon, e.position, w.id`,
)

const insertDeliveries = defineQuery(
  { id: text },
  (ids: string[], endpointIds: string[], eventIds: string[]) => Prisma.sql`
    INSERT INTO webhook_deliveries (id, endpoint_id, event_id, next_attempt_at, created_at)
    SELECT id, endpoint_id, event_id, now(), now()
    FROM unnest(${ids}::text[], ${endpointIds}::text[], ${eventIds}::text[]) AS d(id, endpoint_id, event_id)
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
  )
  await gatherJobs(tx, async () => {
    for (const { id: deliveryId } of added) {
      const target = targets.get(deliveryId)
      if (target) await enqueueAttempt(tx, { ...target, deliveryId, attempt: 1, delayMs: 0 })
    }
  })
  return added.length
}
