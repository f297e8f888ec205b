import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand, defineLock } from '#lib/sql.ts'
import { enqueueAttempt } from '#lib/webhooks/delivery-job.ts'
import { requireActive } from '#lib/webhooks/endpoint-row.ts'
import { findDelivery } from '#lib/webhooks/get-delivery.ts'
import { keepsToFirstLane } from '#lib/webhooks/room.ts'
import type { DeliveryView } from '#lib/webhooks/delivery-schema.ts'
import { toDeliveryView } from '#lib/webhooks/view.ts'

const lockDelivery = defineLock('webhook_deliveries')

const queueAnew = defineCommand(
  (id: string) => Prisma.sql`
    UPDATE webhook_deliveries SET status = 'pending', attempts_before = attempts, next_attempt_at = now() WHERE id = ${id}`,
)

/** Sends one event once more, at once and with the whole schedule before it; also one that has arrived already. */
export async function resendDelivery(tx: Tx, actor: CustomerActor, deliveryId: string): Promise<DeliveryView> {
  await lockDelivery(tx, deliveryId)
  const { endpoint, ...delivery } = await findDelivery(tx, actor, deliveryId)
  requireActive(endpoint)
  await queueAnew(tx, deliveryId)
  await enqueueAttempt(tx, {
    endpointId: endpoint.id,
    deliveryId,
    attempt: delivery.attempts + 1,
    firstLane: keepsToFirstLane(endpoint),
    delayMs: 0,
  })
  const row = await tx.webhookDelivery.findUnique({ where: { id: deliveryId } })
  if (!row) throw notFound()
  return toDeliveryView({ ...delivery, ...row })
}
