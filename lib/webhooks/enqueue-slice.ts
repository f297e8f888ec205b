import type { Tx } from '#lib/db.ts'
import { enqueue, type PayloadOf } from '#lib/jobs.ts'
import { recoverWebhooksJob } from '#lib/webhooks/jobs.ts'

export const enqueueSlice = (tx: Tx, payload: PayloadOf<typeof recoverWebhooksJob>) =>
  enqueue(tx, recoverWebhooksJob, payload, { queue: `recover:${payload.endpointId}` })
