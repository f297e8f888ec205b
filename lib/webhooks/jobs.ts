import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'

/** `lane`: the one that the job waits on; the first, which failing endpoints have, where it isn't said. */
const lane = z.int().default(0)
/** `attempt`: the one that it was planned for. `inOrder`: one of a recovery, which goes in the order of the feed. */
export const deliverWebhookJob = defineJob(
  'deliver_webhook',
  z.object({ deliveryId: z.string(), lane, attempt: z.int().positive().optional(), inOrder: z.boolean().optional() }),
  'webhooks',
)
/** The first attempts of deliveries to one endpoint. */
export const deliverManyJob = defineJob(
  'deliver_webhooks',
  z.object({ deliveryIds: z.array(z.string()), lane }),
  'webhooks',
)
export const recoverWebhooksJob = defineJob(
  'recover_webhooks',
  z.object({
    endpointId: z.string(),
    since: z.string(),
    until: z.string(),
    horizon: z.string().regex(/^-?\d+$/),
    position: z.string().regex(/^\d+$/),
  }),
  'bulk',
)
