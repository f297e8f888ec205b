import type { Tx } from '#lib/db.ts'
import { enqueue } from '#lib/jobs.ts'
import { queueOf } from '#lib/webhooks/delivery-job.ts'
import { deliverManyJob } from '#lib/webhooks/jobs.ts'

type Many = { endpointId: string; deliveryIds: string[]; lane: number; delayMs?: number }

/** One job for the first attempts of many deliveries to one endpoint. */
export const enqueueMany = (tx: Tx, { endpointId, deliveryIds, lane, delayMs = 0 }: Many): Promise<void> =>
  enqueue(tx, deliverManyJob, { deliveryIds, lane }, { queue: queueOf(endpointId, lane), delayMs })
