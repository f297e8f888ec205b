import { getDb, inTransaction, onConflictAgain } from '#lib/db.ts'
import { attemptDelivery } from '#lib/webhooks/attempt-delivery.ts'
import { deliverBatch } from '#lib/webhooks/deliver-batch.ts'
import { enqueueAttempt } from '#lib/webhooks/delivery-job.ts'
import { dueDeliveries } from '#lib/webhooks/due-deliveries.ts'
import { whereThereIsRoom } from '#lib/webhooks/room.ts'
import { deliveryLimits, type Limits } from '#lib/webhooks/send-request.ts'
import { isSuccess } from '#lib/webhooks/attempt.ts'
import { settleDelivery } from '#lib/webhooks/settle-delivery.ts'
import { settleSuccesses } from '#lib/webhooks/settle-successes.ts'
import { parcelOf } from '#lib/webhooks/sign-delivery.ts'

/**
 * Makes the attempt that is due, for an endpoint of batches together with what else is due, and keeps what came of it. The request runs outside any transaction; a process that ends
 * between the two sends the same event again, with the same `webhook-id`. Does nothing for a delivery that has ended,
 * was deleted, or is due later (a job that ran twice).
 */
export async function deliverWebhook(
  deliveryId: string,
  {
    lane = 0,
    attempt,
    inOrder = false,
    limits = deliveryLimits,
  }: { lane?: number; attempt?: number | undefined; inOrder?: boolean | undefined; limits?: Limits } = {},
): Promise<void> {
  const [delivery] = await dueDeliveries([deliveryId], attempt)
  if (!delivery) return
  const make = async () => {
    if (delivery.endpoint.batch !== null) return deliverBatch(delivery.endpoint, [deliveryId], limits)
    const answer = await attemptDelivery(delivery.endpoint, parcelOf(delivery.event), limits)
    const made = { ...answer, seenAttempts: delivery.attempts }
    if (isSuccess(made))
      return onConflictAgain(() => settleSuccesses(getDb(), delivery.endpoint, [{ id: deliveryId, ...made }]))
    await inTransaction((tx) => settleDelivery(tx, delivery, made))
  }
  await whereThereIsRoom(delivery.endpoint, { lane, inOrder }, make, (to) =>
    inTransaction((tx) =>
      enqueueAttempt(tx, {
        endpointId: delivery.endpointId,
        deliveryId,
        attempt: delivery.attempts + 1,
        ...to,
      }),
    ),
  )
}
