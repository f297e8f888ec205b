import type { Tx } from '#lib/db.ts'
import { enqueue } from '#lib/jobs.ts'
import { deliverWebhookJob } from '#lib/webhooks/jobs.ts'

/** How many deliveries to one endpoint may be under way at once: jobs of one queue run one after the other. */
const lanes = 4

/** A lane by the random end of the delivery's id. */
export const laneOf = (deliveryId: string) => deliveryId.charCodeAt(deliveryId.length - 1) % lanes

/** An endpoint that fails keeps one lane, so that many which hang can't take every slot of the worker. */
const queueOf = (endpointId: string, deliveryId: string, failing: boolean) =>
  `webhook:${endpointId}:${failing ? 0 : laneOf(deliveryId)}`

/**
 * The job of attempt number `attempt`. It runs once; the schedule is in the delivery's row. What is left of the job
 * queue's own retries is for the death of a worker or the loss of the database.
 */
export const enqueueAttempt = (
  tx: Tx,
  to: { endpointId: string; deliveryId: string; attempt: number; failing: boolean; delayMs: number },
) =>
  enqueue(
    tx,
    deliverWebhookJob,
    { deliveryId: to.deliveryId },
    {
      queue: queueOf(to.endpointId, to.deliveryId, to.failing),
      key: `deliver:${to.deliveryId}:${to.attempt}`,
      delayMs: to.delayMs,
    },
  )
