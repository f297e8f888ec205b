import { z } from 'zod'
import { instant, moment } from '#lib/text.ts'

export const recoverInput = z
  .object({ since: moment.meta({ description: 'At most 30 days ago' }) })
  .meta({ id: 'RecoverWebhookEndpoint', example: { since: '2026-03-02T09:30:00Z' } })
export const recoveryView = z
  .object({
    endpointId: z.string(),
    since: instant,
    deliveries: z.int().meta({ description: 'How many events are about to be sent; counted up to 100,000' }),
  })
  .meta({
    id: 'WebhookRecovery',
    example: { endpointId: 'whe_01k9z3v7e8f6q9w2x4y5z6a7b8', since: '2026-03-02T09:30:00.000Z', deliveries: 212 },
  })
export type RecoveryView = z.output<typeof recoveryView>

export const recoveryPreviewQuery = z.object({
  since: moment
    .optional()
    .meta({ description: 'At most 30 days ago. Without it, the oldest event that has not arrived is looked for' }),
})
export const recoveryPreviewView = recoveryView
  .extend({
    since: instant.optional().meta({
      description:
        'The time that was asked about, or of the oldest event since the registration that has not arrived; absent where there is none among the latest 20,000 events of the last 30 days',
    }),
    deliveries: z
      .int()
      .meta({ description: 'How many events a recovery since then would send; counted up to 100,000' }),
  })
  .meta({
    id: 'WebhookRecoveryPreview',
    example: { endpointId: 'whe_01k9z3v7e8f6q9w2x4y5z6a7b8', since: '2026-03-02T09:30:00.000Z', deliveries: 212 },
  })
export type RecoveryPreviewView = z.output<typeof recoveryPreviewView>
