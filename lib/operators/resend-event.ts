import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { audit } from '#lib/operators/audit.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { bool, defineQuery, int4, text } from '#lib/sql.ts'
import { enqueueAttempt } from '#lib/webhooks/delivery-job.ts'

const queueAnew = defineQuery(
  { id: text, endpointId: text, attempts: int4, failing: bool },
  (eventId: string, fresh: string) => Prisma.sql`
    INSERT INTO webhook_deliveries AS d (id, endpoint_id, event_id, next_attempt_at, created_at)
    SELECT f.id, f.endpoint_id, ${eventId}, now(), now() FROM jsonb_to_recordset(${fresh}::jsonb) AS f (id text, endpoint_id text)
    ON CONFLICT (endpoint_id, event_id) DO UPDATE SET status = 'pending', attempts_before = d.attempts, next_attempt_at = now()
    RETURNING id, endpoint_id AS "endpointId", attempts,
      EXISTS (SELECT 1 FROM webhook_endpoints w WHERE w.id = d.endpoint_id AND w.failing_since IS NOT NULL) AS failing`,
)

/** Sends an event once more to every active endpoint of its client that takes its type, also to those that it has reached already. */
export async function resendEvent(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  eventId: string,
): Promise<{ eventId: string; deliveries: number }> {
  await lockOrder(tx, actor, orderId)
  const event = await tx.event.findFirst({ where: { id: eventId, orderId } })
  if (!event) throw notFound()
  if (!event.public)
    throw new ApiError('order_state_conflict', 'This event is kept from the customer, so no webhook may carry it.')
  const endpoints = await tx.webhookEndpoint.findMany({
    where: {
      ...{ clientId: event.clientId, environment: event.environment, status: 'active' },
      OR: [{ eventTypes: { isEmpty: true } }, { eventTypes: { has: event.type } }],
    },
    select: { id: true },
  })
  const fresh = endpoints.map(({ id }) => ({ endpoint_id: id, id: newId('webhookDelivery') }))
  const queued = await queueAnew(tx, eventId, JSON.stringify(fresh))
  for (const { id, endpointId, attempts, failing } of queued) {
    await enqueueAttempt(tx, { endpointId, deliveryId: id, attempt: attempts + 1, firstLane: failing, delayMs: 0 })
  }
  await audit(tx, actor, {
    action: 'event.resend',
    targetType: 'order',
    targetId: orderId,
    after: { eventId, type: event.type, deliveries: queued.length },
  })
  return { eventId, deliveries: queued.length }
}
