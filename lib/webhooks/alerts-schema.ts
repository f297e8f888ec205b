import { z } from 'zod'
import { instant } from '#lib/text.ts'

/** What was measured when an alert began. */
export const alertFigures = z.object({
  failingSince: instant.optional(),
  deliveries: z.int().optional(),
  failures: z.int().optional(),
  p95Ms: z.int().optional(),
})
export type AlertFigures = z.output<typeof alertFigures>

export const alertKinds = ['failing', 'failure_rate', 'slow'] as const
export type AlertKind = (typeof alertKinds)[number]

export const alertView = z
  .object({
    id: z.string(),
    kind: z.enum(alertKinds),
    beganAt: instant.meta({ description: 'When it was found, and told' }),
    endedAt: instant.optional(),
    recovered: z.boolean().meta({
      description:
        'Whether it ended because things went well again, which is told too; not because the endpoint or its alerts changed',
    }),
    figures: alertFigures.meta({ description: 'What was measured when it began' }),
  })
  .meta({
    id: 'WebhookAlert',
    example: {
      id: 'wha_01k9z3v7e8f6q9w2x4y5z6a7b8',
      kind: 'failure_rate',
      beganAt: '2026-03-02T09:30:00.000Z',
      endedAt: '2026-03-02T10:12:00.000Z',
      recovered: true,
      figures: { deliveries: 40, failures: 12 },
    },
  })
export type AlertView = z.output<typeof alertView>
