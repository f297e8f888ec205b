import { z } from 'zod'
import { shownText } from '#lib/shown.ts'
import { idText, instant, moment, orderRef, text } from '#lib/text.ts'

const attemptView = z.object({
  attempt: z.int(),
  startedAt: instant,
  durationMs: z.int(),
  statusCode: z.int().optional(),
  error: z.string().optional(),
  responseBody: z.string().optional().meta({ description: 'The first 2 KiB' }),
  batchId: z
    .string()
    .optional()
    .meta({ description: 'Where other events came in the same request: its `webhook-id`, the same in their records' }),
})

const deliveryStatus = z.enum(['pending', 'delivered', 'failed'], 'must be pending, delivered or failed')

const exampleDelivery = {
  id: 'whd_01k9z3v7e8f6q9w2x4y5z6a7b8',
  endpointId: 'whe_01k9z3v7e8f6q9w2x4y5z6a7b8',
  eventId: 'evt_01k9z3v7e8f6q9w2x4y5z6a7b8',
  eventType: 'order.created',
  orderId: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
  status: 'delivered',
  createdAt: '2026-03-02T09:30:00.000Z',
  deliveredAt: '2026-03-02T09:30:01.000Z',
  attempts: [{ attempt: 1, startedAt: '2026-03-02T09:30:00.900Z', durationMs: 48, statusCode: 204 }],
}

export const deliveryView = z
  .object({
    id: z.string(),
    endpointId: z.string(),
    eventId: z.string(),
    eventType: shownText,
    orderId: z.string().optional(),
    status: deliveryStatus,
    createdAt: instant,
    nextAttemptAt: instant.optional(),
    deliveredAt: instant.optional(),
    attempts: z.array(attemptView),
  })
  .meta({ id: 'WebhookDelivery', example: exampleDelivery })
export type DeliveryView = z.output<typeof deliveryView>

export const deliveryDetailView = deliveryView
  .extend({
    request: z.object({
      method: z.literal('POST'),
      url: z.string().meta({ description: "The endpoint's address of today" }),
      headers: z
        .record(z.string(), z.string())
        .meta({ description: 'Of the last attempt. Signatures are not kept: `(not shown)` stands in their place' }),
      body: z.string().meta({ description: 'The very bytes that are sent' }),
    }),
  })
  .meta({
    id: 'WebhookDeliveryDetail',
    example: {
      ...exampleDelivery,
      request: {
        ...{ method: 'POST', url: 'https://example.com/hooks/callslip' },
        headers: { 'Content-Type': 'application/json', 'X-Service-Signature': '(not shown)' },
        body: '{"data":{"eventId":"evt_01k9z3v7e8f6q9w2x4y5z6a7b8"},"type":"order.created"}',
      },
    },
  })
export type DeliveryDetailView = z.output<typeof deliveryDetailView>

export const searchDeliveriesQuery = z.object({
  eventId: idText.optional(),
  orderId: orderRef.optional(),
  endpointId: idText.optional(),
  status: deliveryStatus.optional(),
  eventType: text(100).optional().meta({
    description: 'Looked for among the latest 20,000 deliveries to each endpoint within the time',
    example: 'order.delivered',
  }),
  since: moment.optional().meta({ description: 'Deliveries begun at this time or later' }),
  until: moment.optional().meta({ description: 'And before this one' }),
})
export type SearchDeliveriesQuery = z.output<typeof searchDeliveriesQuery>
