import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { enqueueAttempt } from '#lib/webhooks/delivery-job.ts'
import { requireActive } from '#lib/webhooks/endpoint-row.ts'
import { findDelivery } from '#lib/webhooks/get-delivery.ts'
import type { DeliveryView } from '#lib/webhooks/schema.ts'
import { toDeliveryView } from '#lib/webhooks/view.ts'

/** Sends one event once more, at once and with the whole schedule before it; also one that has arrived already. */
export async function resendDelivery(tx: Tx, actor: CustomerActor, deliveryId: string): Promise<DeliveryView> {
  await tx.$executeRaw`SELECT 1 FROM webhook_deliveries WHERE id = ${deliveryId} FOR UPDATE`
  const { endpoint, ...delivery } = await findDelivery(tx, actor, deliveryId)
  requireActive(endpoint)
  await tx.$executeRaw`
    UPDATE webhook_deliveries SET status = 'pending', attempts_before = attempts, next_attempt_at = now() WHERE id = ${deliveryId}`
  await enqueueAttempt(tx, {
    endpointId: endpoint.id,
    deliveryId,
    attempt: delivery.attempts + 1,
    failing: endpoint.failingSince !== null,
    delayMs: 0,
  })
  const row = await tx.webhookDelivery.findUnique({ where: { id: deliveryId } })
  if (!row) throw notFound()
  return toDeliveryView({ ...delivery, ...row })
}
