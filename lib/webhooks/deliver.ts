import { getDb, inTransaction } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'
import { attemptDelivery } from '#lib/webhooks/attempt-delivery.ts'
import { deliverBatch } from '#lib/webhooks/deliver-batch.ts'
import { enqueueAttempt } from '#lib/webhooks/delivery-job.ts'
import { whereThereIsRoom } from '#lib/webhooks/room.ts'
import { deliveryLimits, type Limits } from '#lib/webhooks/send-request.ts'
import { settleDelivery } from '#lib/webhooks/settle-delivery.ts'
import { parcelOf } from '#lib/webhooks/sign-delivery.ts'

/**
 * Judged by the database's clock, as the job's own time is: a worker whose clock lags would drop the attempt. The second
 * of grace is for the row's rounding to milliseconds; the shortest wait is four.
 */
const countDue = defineCommand(
  (id: string) => Prisma.sql`
    SELECT 1 FROM webhook_deliveries WHERE id = ${id} AND status = 'pending' AND next_attempt_at <= now() + interval '1 second'`,
)

/**
 * Makes the attempt that is due, for an endpoint of batches together with what else is due, and keeps what came of it. The request runs outside any transaction; a process that ends
 * between the two sends the same event again, with the same `webhook-id`. Does nothing for a delivery that has ended,
 * was deleted, or is due later (a job that ran twice).
 */
export async function deliverWebhook(
  deliveryId: string,
  {
    lane = 0,
    inOrder = false,
    limits = deliveryLimits,
  }: { lane?: number; inOrder?: boolean | undefined; limits?: Limits } = {},
): Promise<void> {
  if ((await countDue(getDb(), deliveryId)) === 0) return
  const delivery = await getDb().webhookDelivery.findUnique({
    where: { id: deliveryId },
    include: { event: true, endpoint: true },
  })
  if (!delivery) return
  const make = async () => {
    if (delivery.endpoint.batch !== null) return deliverBatch(delivery.endpoint, [deliveryId], limits)
    const attempt = await attemptDelivery(delivery.endpoint, parcelOf(delivery.event), limits)
    await inTransaction((tx) => settleDelivery(tx, delivery, { ...attempt, seenAttempts: delivery.attempts }))
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
