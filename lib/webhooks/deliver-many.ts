import { getDb, inTransaction, onConflictAgain } from '#lib/db.ts'
import type { WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { attemptDelivery } from '#lib/webhooks/attempt-delivery.ts'
import { deliverBatch } from '#lib/webhooks/deliver-batch.ts'
import { dueDeliveries, type Due } from '#lib/webhooks/due-deliveries.ts'
import { enqueueMany } from '#lib/webhooks/enqueue-many.ts'
import { whereThereIsRoom } from '#lib/webhooks/room.ts'
import { deliveryLimits, type Limits } from '#lib/webhooks/send-request.ts'
import { isSuccess, type Attempt } from '#lib/webhooks/attempt.ts'
import { settleDelivery } from '#lib/webhooks/settle-delivery.ts'
import { settleSuccesses } from '#lib/webhooks/settle-successes.ts'
import { parcelOf } from '#lib/webhooks/sign-delivery.ts'

/** As many attempts as one job makes: so many are sent again, at most, where a process ends in the middle. */
export const mostAttempts = 50

/** What was made by then is kept, for nobody sees it before; the rest goes on after it. */
const enoughMs = 1_000

/**
 * Makes the first attempts of many deliveries to one endpoint, one after the other on one lane, and keeps what came of them
 * together. With the first that fails it ends: the rest waits on the lane that a failing endpoint has, behind what is there, and
 * sees the endpoint as it is by then. A process that ends in between sends those again that were not kept yet.
 */
export async function deliverMany(
  deliveryIds: readonly string[],
  { lane = 0, limits = deliveryLimits }: { lane?: number; limits?: Limits } = {},
): Promise<void> {
  const rows = await dueDeliveries(deliveryIds)
  const [first] = rows
  if (!first) return
  await whereThereIsRoom(
    first.endpoint,
    { lane },
    () =>
      first.endpoint.batch === null
        ? makeMany(rows, first.endpoint, lane, limits)
        : deliverBatch(
            first.endpoint,
            rows.map(({ id }) => id),
            limits,
          ),
    ({ firstLane, delayMs }) =>
      inTransaction((tx) =>
        enqueueMany(tx, {
          endpointId: first.endpointId,
          deliveryIds: rows.map(({ id }) => id),
          lane: firstLane ? 0 : lane,
          delayMs,
        }),
      ),
  )
}

async function makeMany(rows: readonly Due[], tried: WebhookEndpoint, lane: number, limits: Limits): Promise<void> {
  const begun = performance.now()
  const made: { delivery: Due; attempt: Attempt }[] = []
  for (const delivery of rows.slice(0, mostAttempts)) {
    const answer = await attemptDelivery(delivery.endpoint, parcelOf(delivery.event), limits)
    const attempt = { ...answer, seenAttempts: delivery.attempts }
    made.push({ delivery, attempt })
    if (!isSuccess(attempt) || performance.now() - begun > enoughMs) break
  }
  const arrived = made.flatMap(({ delivery, attempt }) => (isSuccess(attempt) ? { id: delivery.id, ...attempt } : []))
  const rest = rows.slice(made.length).map(({ id }) => id)
  const failed = made.find(({ attempt }) => !isSuccess(attempt))
  if (!failed && rest.length === 0) return onConflictAgain(() => settleSuccesses(getDb(), tried, arrived))
  await inTransaction(async (tx) => {
    await settleSuccesses(tx, tried, arrived)
    if (failed) await settleDelivery(tx, failed.delivery, failed.attempt)
    if (rest.length > 0) await enqueueMany(tx, { endpointId: tried.id, deliveryIds: rest, lane: failed ? 0 : lane })
  })
}
