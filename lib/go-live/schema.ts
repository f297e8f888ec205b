import { z } from 'zod'
import { instant, text } from '#lib/text.ts'

export const checkIds = [
  'order_created',
  'idempotent_retry',
  'webhook_verified',
  'payment_finalized',
  'document_downloaded',
] as const
export type CheckId = (typeof checkIds)[number]

export const productionAnswers = z
  .object({
    useCase: text(2000).meta({ description: 'What you order documents for, and for whom' }),
    ordersPerMonth: z
      .int('must be a whole number')
      .min(0, 'must not be negative')
      .max(1_000_000, 'must be at most 1000000')
      .optional(),
    technicalContact: z
      .email('must be an e-mail address')
      .max(200)
      .optional()
      .meta({ description: 'Whom to write to about a program; people who order in the browser need none' }),
    startDate: text(100).optional().meta({ description: 'When you want to begin, in your own words' }),
    remarks: text(2000).optional(),
  })
  .meta({
    id: 'ProductionAnswers',
    example: {
      useCase: 'Birth records for citizenship applications of our clients',
      ordersPerMonth: 40,
      technicalContact: 'tech@example.com',
      startDate: 'In May',
    },
  })
export type ProductionAnswers = z.output<typeof productionAnswers>

export const requestProductionInput = z.object({ answers: productionAnswers }).meta({
  id: 'RequestProduction',
  example: {
    answers: {
      useCase: 'Birth records for citizenship applications of our clients',
      ordersPerMonth: 40,
      technicalContact: 'tech@example.com',
    },
  },
})

export const productionView = z
  .object({
    state: z.enum(['not_requested', 'requested', 'enabled', 'refused', 'disabled']),
    reason: z.string().optional().meta({ description: "The operator's word on the last decision" }),
    requestedAt: instant.optional(),
    decidedAt: instant.optional(),
    answers: productionAnswers.optional(),
  })
  .meta({ id: 'ProductionAccess' })
export type ProductionView = z.output<typeof productionView>

export const goLiveCheck = z.object({
  id: z.enum(checkIds),
  done: z.boolean(),
  at: instant.optional(),
  hint: z.string(),
})

export const goLiveView = z
  .object({
    checks: z.array(goLiveCheck),
    production: productionView,
  })
  .meta({
    id: 'GoLive',
    example: {
      checks: [
        {
          id: 'order_created',
          done: true,
          at: '2026-03-02T09:30:00.000Z',
          hint: 'Place an order in development: POST /orders.',
        },
      ],
      production: { state: 'not_requested' },
    },
  })
export type GoLiveView = z.output<typeof goLiveView>

export const verifyWebhookInput = z
  .object({ endpointId: text(200) })
  .meta({ id: 'VerifyWebhook', example: { endpointId: 'whe_01k9z3v7e8f6q9w2x4y5z6a7b8' } })

const trial = z.object({
  statusCode: z.int().optional(),
  error: z.string().optional(),
  durationMs: z.int(),
  ok: z.boolean(),
})
/** How an endpoint took a signed ping and a forged one. */
export const verificationTrials = {
  verified: z.boolean(),
  at: instant,
  signed: trial.meta({ description: 'A `webhook.ping` with a good signature; `ok` where it was answered with 2xx' }),
  forged: trial.meta({ description: 'One with a signature by another secret; `ok` where it was refused with 4xx' }),
}
export const storedVerification = z.object(verificationTrials)

export const verificationView = z
  .object({
    endpointId: z.string(),
    ...verificationTrials,
    hint: z.string(),
  })
  .meta({ id: 'WebhookVerification' })
export type VerificationView = z.output<typeof verificationView>
