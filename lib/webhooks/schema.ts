import { z } from 'zod'
import { orderEventType } from '#lib/events/schema.ts'
import { shownText } from '#lib/shown.ts'
import { calendarDate, instant, text } from '#lib/text.ts'
import { fewestDeliveries } from '#lib/webhooks/alert-limits.ts'

export const endpointStatuses = ['active', 'paused', 'disabled', 'deleted'] as const

/** A ping goes to its endpoint whatever the filter says. */
const eventFilter = z
  .array(orderEventType)
  .transform((types) => [...new Set(types)])
  .meta({ description: 'The events to be sent; all of them when empty' })

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

const whole = (least: number, most: number) =>
  z.int('must be a whole number').min(least, `must be at least ${least}`).max(most, `must be at most ${most}`)

/** When a client is told of an endpoint. */
export const endpointAlerts = z
  .object({
    failingMinutes: whole(5, 2_880)
      .optional()
      .meta({ description: 'Once nothing has arrived for so long, though something was sent' }),
    failurePercent: whole(1, 99)
      .optional()
      .meta({ description: 'Once more than this share of the deliveries begun within an hour have not arrived' }),
    failureMinimum: whole(1, 1_000)
      .optional()
      .meta({
        description: `Of how many deliveries \`failurePercent\` is judged at least; ${fewestDeliveries} when absent`,
      }),
    slowMs: whole(100, 15_000)
      .optional()
      .meta({
        description: `Once 5 of a hundred answers within an hour take longer than this; judged of ${fewestDeliveries} at least`,
      }),
  })
  .meta({ id: 'WebhookAlerts', example: { failingMinutes: 30, failurePercent: 20, failureMinimum: 10, slowMs: 5000 } })
export type EndpointAlerts = z.output<typeof endpointAlerts>

/** An endpoint that is sent several events in one request. */
export const endpointBatch = z
  .object({
    maxEvents: whole(2, 100).default(100).meta({ description: 'Of how many events a request consists at most' }),
    maxWaitSeconds: whole(0, 300)
      .default(5)
      .meta({ description: 'How long an event waits for others at most, before the first attempt' }),
  })
  .meta({ id: 'WebhookBatching', example: { maxEvents: 100, maxWaitSeconds: 5 } })
export type EndpointBatch = z.output<typeof endpointBatch>

export const createEndpointInput = z
  .object({
    url: text(2000).meta({
      description: 'HTTPS, a public address, no credentials; in production port 443 or 8443',
      example: 'https://example.com/hooks/callslip',
    }),
    signingSecret: z
      .string()
      .regex(/^[\x21-\x7e]{16,128}$/, 'must be 16 to 128 visible ASCII characters')
      .optional()
      .meta({ description: 'Made by the service when left out' }),
    eventTypes: eventFilter.optional(),
    description: text(200).optional().meta({ description: 'Your own words for what is behind it' }),
    alerts: endpointAlerts.optional().meta({ description: 'When owners and developers are told of it, by mail' }),
    batch: endpointBatch
      .optional()
      .meta({ description: 'To be sent several events in one request, as `webhook.batch`' }),
  })
  .meta({ id: 'CreateWebhookEndpoint', example: { url: 'https://example.com/hooks/callslip' } })
export type CreateEndpointInput = z.output<typeof createEndpointInput>

export const updateEndpointInput = z
  .object({
    url: text(2000).optional().meta({ description: 'As at creation' }),
    eventTypes: eventFilter.optional(),
    description: text(200).nullable().optional().meta({ description: 'null removes it' }),
    alerts: endpointAlerts.nullable().optional().meta({ description: 'All of them anew; null for none' }),
    batch: endpointBatch.nullable().optional().meta({ description: 'null: each event in a request of its own' }),
    status: z
      .enum(['active', 'paused'], 'must be active or paused')
      .optional()
      .meta({ description: '`active` also brings back one that was disabled' }),
  })
  .refine(
    (input) => Object.values(input).some((value) => value !== undefined),
    'must hold url, eventTypes, description, alerts, batch or status',
  )
  .meta({ id: 'UpdateWebhookEndpoint', example: { eventTypes: ['order.delivered', 'payment.failed'] } })
export type UpdateEndpointInput = z.output<typeof updateEndpointInput>

export const createdEndpointView = z.object({ id: z.string(), signingSecret: z.string() }).meta({
  id: 'CreatedWebhookEndpoint',
  example: {
    id: 'whe_01k9z3v7e8f6q9w2x4y5z6a7b8',
    signingSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw3wz1x7vQ0aE=',
  },
})
export type CreatedEndpointView = z.output<typeof createdEndpointView>

export const endpointHealth = z
  .object({
    state: z
      .enum(['unknown', 'healthy', 'failing'])
      .meta({ description: '`failing` from the first failure until something arrives again' }),
    failingSince: instant.optional(),
    lastSuccessAt: instant.optional(),
    lastFailureAt: instant.optional(),
    deliveries24h: z
      .int()
      .meta({ description: 'Deliveries of the last 24 hours that were attempted; of more than 1,000 the latest' }),
    failures24h: z.int().meta({ description: 'How many of them have not arrived' }),
    failureRate24h: z.number().min(0).max(1).optional().meta({ description: 'Their share' }),
  })
  .meta({ id: 'WebhookEndpointHealth', description: 'Times are exact to ten seconds' })

const exampleEndpoint = {
  id: 'whe_01k9z3v7e8f6q9w2x4y5z6a7b8',
  url: 'https://example.com/hooks/callslip',
  status: 'active',
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  eventTypes: [],
  health: {
    state: 'healthy',
    lastSuccessAt: '2026-03-02T11:20:00.000Z',
    deliveries24h: 40,
    failures24h: 1,
    failureRate24h: 0.025,
  },
}

export const endpointView = z
  .object({
    id: z.string(),
    url: z.string(),
    description: z.string().optional(),
    status: z.enum(endpointStatuses),
    createdAt: instant,
    updatedAt: instant,
    disabledReason: z.string().optional(),
    eventTypes: z.array(shownText).meta({ description: 'The events that are sent; all of them when empty' }),
    inactiveSince: instant.optional().meta({ description: 'Since when it is paused or disabled' }),
    verifiedAt: instant
      .optional()
      .meta({ description: 'When it last accepted a signed ping and refused a forged one' }),
    alerts: endpointAlerts.optional().meta({ description: 'When its owners and developers are told of it, by mail' }),
    batch: endpointBatch.optional().meta({ description: 'Absent where each event has a request of its own' }),
    health: endpointHealth,
  })
  .meta({
    id: 'WebhookEndpoint',
    example: exampleEndpoint,
  })
export type EndpointView = z.output<typeof endpointView>

export const endpointDetailView = endpointView
  .extend({
    rotatesAt: instant
      .optional()
      .meta({ description: 'While a rotation lasts: when the new signing secret takes the place of the old one' }),
    verification: storedVerification.optional().meta({ description: 'The last trial with a signed and a forged ping' }),
    latency24h: z
      .object({
        attempts: z.int(),
        p50Ms: z.int().meta({ description: 'Half of them were answered within this time' }),
        p95Ms: z.int().meta({ description: '95 of a hundred were' }),
      })
      .optional()
      .meta({
        description:
          'How long the endpoint took to answer in the last 24 hours; of more than 1,000 deliveries the latest',
      }),
    days: z
      .array(
        z.object({
          date: calendarDate.meta({ description: 'In UTC' }),
          delivered: z.int(),
          recovered: z.int().meta({ description: 'How many of those delivered had failed before' }),
          failed: z.int().meta({ description: 'Given up' }),
          pending: z.int().meta({ description: 'Still waiting for an attempt that succeeds' }),
        }),
      )
      .meta({
        description:
          'The deliveries that were begun on each of the last 14 days, oldest first; days before the latest 20,000 deliveries are left out',
      }),
  })
  .meta({
    id: 'WebhookEndpointDetail',
    example: {
      ...exampleEndpoint,
      latency24h: { attempts: 41, p50Ms: 48, p95Ms: 210 },
      days: [{ date: '2026-03-02', delivered: 39, recovered: 1, failed: 0, pending: 1 }],
    },
  })
export type EndpointDetailView = z.output<typeof endpointDetailView>

export const rotatedSecretView = z.object({ id: z.string(), signingSecret: z.string(), rotatesAt: instant }).meta({
  id: 'RotatedSigningSecret',
  example: {
    id: 'whe_01k9z3v7e8f6q9w2x4y5z6a7b8',
    signingSecret: 'whsec_pJ0yq1F5m3eVqkq6b7m6T1l9nQ0d2v4x8zR5s7u9w1E=',
    rotatesAt: '2026-03-03T09:30:00.000Z',
  },
})
export const pingedView = z
  .object({ eventId: z.string() })
  .meta({ id: 'PingedWebhookEndpoint', example: { eventId: 'evt_01k9z3v7e8f6q9w2x4y5z6a7b8' } })
