import { z } from 'zod'
import { instant, text } from '#lib/text.ts'

export const endpointStatuses = ['active', 'disabled', 'deleted'] as const

export const createEndpointInput = z
  .object({
    url: text(2000).meta({ description: 'HTTPS, a public address, no credentials', example: 'https://example.com/hooks/callslip' }),
    signingSecret: z
      .string()
      .regex(/^[\x21-\x7e]{16,128}$/, 'must be 16 to 128 visible ASCII characters')
      .optional()
      .meta({ description: 'Made by the service when left out' }),
  })
  .meta({ id: 'CreateWebhookEndpoint', example: { url: 'https://example.com/hooks/callslip' } })
export type CreateEndpointInput = z.output<typeof createEndpointInput>

export const createdEndpointView = z
  .object({ id: z.string(), signingSecret: z.string() })
  .meta({
    id: 'CreatedWebhookEndpoint',
    example: { id: 'whe_01k9z3v7e8f6q9w2x4y5z6a7b8', signingSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw3wz1x7vQ0aE=' },
  })
export type CreatedEndpointView = z.output<typeof createdEndpointView>

export const endpointView = z
  .object({
    id: z.string(),
    url: z.string(),
    status: z.enum(endpointStatuses),
    createdAt: instant,
    updatedAt: instant,
    disabledReason: z.string().optional(),
  })
  .meta({
    id: 'WebhookEndpoint',
    example: {
      id: 'whe_01k9z3v7e8f6q9w2x4y5z6a7b8', url: 'https://example.com/hooks/callslip', status: 'active',
      createdAt: '2026-03-02T09:00:00.000Z', updatedAt: '2026-03-02T09:00:00.000Z',
    },
  })
export type EndpointView = z.output<typeof endpointView>

export const deletedEndpointView = z.object({ success: z.literal(true) }).meta({ id: 'DeletedWebhookEndpoint', example: { success: true } })
export const rotatedSecretView = z
  .object({ id: z.string(), signingSecret: z.string(), rotatesAt: instant })
  .meta({ id: 'RotatedSigningSecret' })
export const pingedView = z.object({ eventId: z.string() }).meta({ id: 'PingedWebhookEndpoint', example: { eventId: 'evt_01k9z3v7e8f6q9w2x4y5z6a7b8' } })

export const deliveryView = z
  .object({
    id: z.string(),
    endpointId: z.string(),
    eventId: z.string(),
    eventType: z.string(),
    status: z.enum(['pending', 'delivered', 'failed']),
    createdAt: instant,
    nextAttemptAt: instant.optional(),
    deliveredAt: instant.optional(),
    attempts: z.array(
      z.object({
        attempt: z.int(),
        startedAt: instant,
        durationMs: z.int(),
        statusCode: z.int().optional(),
        error: z.string().optional(),
        responseBody: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'WebhookDelivery' })
export type DeliveryView = z.output<typeof deliveryView>
