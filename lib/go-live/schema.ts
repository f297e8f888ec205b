import { z } from 'zod'
import { productionAnswers } from '#lib/clients/schema.ts'
import { instant, text } from '#lib/text.ts'
import { verificationTrials } from '#lib/webhooks/schema.ts'

export const checkIds = [
  'order_created',
  'idempotent_retry',
  'webhook_verified',
  'payment_finalized',
  'document_downloaded',
] as const
export type CheckId = (typeof checkIds)[number]

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

export const verificationView = z
  .object({
    endpointId: z.string(),
    ...verificationTrials,
    hint: z.string(),
  })
  .meta({
    id: 'WebhookVerification',
    example: {
      endpointId: 'whe_01k9z3v7e8f6q9w2x4y5z6a7b8',
      verified: true,
      at: '2026-03-02T09:30:00.000Z',
      signed: { statusCode: 204, durationMs: 48, ok: true },
      forged: { statusCode: 401, durationMs: 31, ok: true },
      hint: 'The endpoint took the signed ping and refused the forged one.',
    },
  })
export type VerificationView = z.output<typeof verificationView>
