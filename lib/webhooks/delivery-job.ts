import type { Tx } from '#lib/db.ts'
import { enqueue } from '#lib/jobs.ts'
import { deliverWebhookJob } from '#lib/webhooks/jobs.ts'

/** How many deliveries to one endpoint may be under way at once: jobs of one queue run one after the other. */
export const lanes = 4

/** A lane by the random end of the delivery's id. */
const laneOf = (deliveryId: string) => deliveryId.charCodeAt(deliveryId.length - 1) % lanes

/**
 * The queue of one lane. An endpoint that fails keeps the first, so that many which hang can't take every slot of the worker; so
 * does one of batches (lib/webhooks/room.ts).
 */
export const queueOf = (endpointId: string, lane: number) => `webhook:${endpointId}:${lane}`

/**
 * The job of attempt number `attempt`. It runs once; the schedule is in the delivery's row. What is left of the job
 * queue's own retries is for the death of a worker or the loss of the database.
 */
export function enqueueAttempt(
  tx: Tx,
  to: { endpointId: string; deliveryId: string; attempt: number; firstLane: boolean; delayMs: number },
): Promise<void> {
  const lane = to.firstLane ? 0 : laneOf(to.deliveryId)
  return enqueue(
    tx,
    deliverWebhookJob,
    { deliveryId: to.deliveryId, lane, attempt: to.attempt },
    {
      queue: queueOf(to.endpointId, lane),
      key: `deliver:${to.deliveryId}:${to.attempt}`,
      // One that has its time waits behind none of those that its endpoint's failing holds up.
      first: to.attempt > 1,
      delayMs: to.delayMs,
    },
  )
}
