import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'

export const deliverWebhookJob = defineJob('deliver_webhook', z.object({ deliveryId: z.string() }))
/** The first attempts of deliveries to one endpoint. */
export const deliverManyJob = defineJob('deliver_webhooks', z.object({ deliveryIds: z.array(z.string()) }))
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
