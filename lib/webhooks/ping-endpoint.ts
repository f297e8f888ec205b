import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { recordClientEvent } from '#lib/events/record-client-event.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { defineCommand } from '#lib/sql.ts'
import { enqueueAttempt } from '#lib/webhooks/delivery-job.ts'
import { getEndpointRow, requireActive } from '#lib/webhooks/endpoint-row.ts'
import { keepsToFirstLane } from '#lib/webhooks/room.ts'

const insertDelivery = defineCommand(
  (id: string, endpointId: string, eventId: string) => Prisma.sql`
    INSERT INTO webhook_deliveries (id, endpoint_id, event_id, next_attempt_at, created_at) VALUES (${id}, ${endpointId}, ${eventId}, now(), now())`,
)

/** Sends a `webhook.ping` to this endpoint alone, signed and retried as any other event. */
export async function pingEndpoint(tx: Tx, actor: CustomerActor, endpointId: string): Promise<{ eventId: string }> {
  const endpoint = await getEndpointRow(tx, actor, endpointId)
  requireActive(endpoint)
  const eventId = await recordClientEvent(tx, actor, { type: 'webhook.ping', payload: { id: endpointId } })
  const deliveryId = newId('webhookDelivery')
  await insertDelivery(tx, deliveryId, endpointId, eventId)
  await enqueueAttempt(tx, { endpointId, deliveryId, attempt: 1, firstLane: keepsToFirstLane(endpoint), delayMs: 0 })
  return { eventId }
}
