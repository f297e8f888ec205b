import type { Event, WebhookAttempt, WebhookDelivery, WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { withoutAbsent } from '#lib/view.ts'
import type { DeliveryView, EndpointView } from '#lib/webhooks/schema.ts'

export const toEndpointView = (row: WebhookEndpoint): EndpointView =>
  withoutAbsent({
    id: row.id,
    url: row.url,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    disabledReason: row.status === 'disabled' ? row.disabledReason : null,
  })

const toAttemptView = (row: WebhookAttempt): DeliveryView['attempts'][number] =>
  withoutAbsent({
    attempt: row.attempt,
    startedAt: row.startedAt.toISOString(),
    durationMs: row.durationMs,
    statusCode: row.statusCode,
    error: row.error,
    responseBody: row.responseBody,
  })

export type DeliveryRow = WebhookDelivery & { event: Pick<Event, 'type'>; log: WebhookAttempt[] }

export const toDeliveryView = (row: DeliveryRow): DeliveryView =>
  withoutAbsent({
    id: row.id,
    endpointId: row.endpointId,
    eventId: row.eventId,
    eventType: row.event.type,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: row.nextAttemptAt?.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString(),
    attempts: row.log.map(toAttemptView),
  })
