import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'

export const deliverWebhookJob = defineJob('deliver_webhook', z.object({ deliveryId: z.string() }))
export const recoverWebhooksJob = defineJob(
  'recover_webhooks',
  z.object({
    endpointId: z.string(),
    since: z.string(),
    until: z.string(),
    horizon: z.string().regex(/^-?\d+$/),
    position: z.string().regex(/^\d+$/),
  }),
)
