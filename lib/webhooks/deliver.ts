import { getDb, inTransaction } from '#lib/db.ts'
import { Prisma, type Event, type WebhookDelivery, type WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { meters } from '#lib/meters.ts'
import { defineCommand } from '#lib/sql.ts'
import { failingAttempts, roomAgainMs } from '#lib/webhooks/bound.ts'
import { enqueueAttempt } from '#lib/webhooks/delivery-job.ts'
import { deliveryLimits, sendRequest, type Answer, type Limits } from '#lib/webhooks/send-request.ts'
import { settleDelivery, type Attempt } from '#lib/webhooks/settle-delivery.ts'
import { signDelivery } from '#lib/webhooks/sign-delivery.ts'
import { secretsOf } from '#lib/webhooks/signing-secrets.ts'

/**
 * Judged by the database's clock, as the job's own time is: a worker whose clock lags would drop the attempt. The second
 * of grace is for the row's rounding to milliseconds; the shortest wait is four.
 */
const countDue = defineCommand(
  (id: string) => Prisma.sql`
    SELECT 1 FROM webhook_deliveries WHERE id = ${id} AND status = 'pending' AND next_attempt_at <= now() + interval '1 second'`,
)

/**
 * Makes the attempt that is due and keeps what came of it. The request runs outside any transaction; a process that ends
 * between the two sends the same event again, with the same `webhook-id`. Does nothing for a delivery that has ended,
 * was deleted, or is due later (a job that ran twice).
 */
export async function deliverWebhook(
  deliveryId: string,
  { lane = 0, limits = deliveryLimits }: { lane?: number; limits?: Limits } = {},
): Promise<void> {
  if ((await countDue(getDb(), deliveryId)) === 0) return
  const delivery = await getDb().webhookDelivery.findUnique({
    where: { id: deliveryId },
    include: { event: true, endpoint: true },
  })
  if (!delivery) return
  const make = async () => {
    const attempt = await attemptDelivery(delivery, limits)
    await inTransaction((tx) => settleDelivery(tx, delivery, attempt))
  }
  await whereThereIsRoom(delivery.endpoint, lane, make, (delayMs) =>
    inTransaction((tx) =>
      enqueueAttempt(tx, {
        endpointId: delivery.endpointId,
        deliveryId,
        attempt: delivery.attempts + 1,
        failing: true,
        delayMs,
      }),
    ),
  )
}

/**
 * Attempts at an endpoint in good health are made at once. What waits on the other lanes of one that has begun to fail moves to
 * the first, so that it holds one slot of the worker, and all that fail together hold a part of them.
 */
export async function whereThereIsRoom(
  { failingSince }: WebhookEndpoint,
  lane: number,
  make: () => Promise<void>,
  moveToFirstLane: (delayMs: number) => Promise<void>,
): Promise<void> {
  if (failingSince === null) return make()
  if (lane !== 0) return moveToFirstLane(0)
  if (!(await failingAttempts.run(make))) await moveToFirstLane(roomAgainMs)
}

type Whole = WebhookDelivery & { endpoint: WebhookEndpoint; event: Event }

/** Sends what is due, and says what came of it. */
export async function attemptDelivery(
  { endpoint, event, attempts }: Whole,
  limits: Limits = deliveryLimits,
): Promise<Attempt> {
  const startedAt = new Date()
  const begun = performance.now()
  const answer =
    endpoint.status === 'active'
      ? await sendRequest(
          endpoint.environment,
          endpoint.url,
          signDelivery(event, secretsOf(endpoint, startedAt), startedAt),
          limits,
        )
      : { error: `Not sent: the endpoint is ${endpoint.status}.`, final: true }
  meters().delivery(outcomeOf(answer))
  return { ...answer, startedAt, durationMs: Math.round(performance.now() - begun), seenAttempts: attempts }
}

const outcomeOf = (answer: Answer) =>
  answer.statusCode === undefined ? 'error' : `${Math.floor(answer.statusCode / 100)}xx`
