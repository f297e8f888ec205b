import type {
  Event,
  WebhookAlert,
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpoint,
} from '#lib/generated/prisma/client.ts'
import { withoutAbsent } from '#lib/view.ts'
import { alertFigures, type AlertView } from '#lib/webhooks/alerts-schema.ts'
import type { DeliveryView } from '#lib/webhooks/delivery-schema.ts'
import { endpointAlerts, endpointBatch, type EndpointView } from '#lib/webhooks/schema.ts'

/** What the last day's deliveries to an endpoint came to. */
export type DayTally = { attempted: number; undelivered: number }

const toHealth = (row: WebhookEndpoint, { attempted, undelivered }: DayTally): EndpointView['health'] =>
  withoutAbsent({
    state: row.failingSince ? ('failing' as const) : row.lastSuccessAt ? ('healthy' as const) : ('unknown' as const),
    failingSince: row.failingSince?.toISOString(),
    lastSuccessAt: row.lastSuccessAt?.toISOString(),
    lastFailureAt: row.lastFailureAt?.toISOString(),
    deliveries24h: attempted,
    failures24h: undelivered,
    failureRate24h: attempted === 0 ? null : Math.round((undelivered / attempted) * 10_000) / 10_000,
  })

export const toEndpointView = (row: WebhookEndpoint, tally: DayTally): EndpointView =>
  withoutAbsent({
    id: row.id,
    url: row.url,
    description: row.description,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    disabledReason: row.status === 'disabled' ? row.disabledReason : null,
    eventTypes: row.eventTypes,
    inactiveSince: row.status === 'paused' || row.status === 'disabled' ? row.inactiveSince?.toISOString() : null,
    verifiedAt: row.verifiedAt?.toISOString(),
    alerts: endpointAlerts.safeParse(row.alerts).data,
    batch: endpointBatch.safeParse(row.batch).data,
    health: toHealth(row, tally),
  })

export const toAlertView = (row: WebhookAlert): AlertView =>
  withoutAbsent({
    id: row.id,
    kind: row.kind,
    beganAt: row.beganAt.toISOString(),
    endedAt: row.endedAt?.toISOString(),
    recovered: row.recovered,
    figures: alertFigures.parse(row.figures),
  })

const toAttemptView = (row: WebhookAttempt): DeliveryView['attempts'][number] =>
  withoutAbsent({
    attempt: row.attempt,
    startedAt: row.startedAt.toISOString(),
    durationMs: row.durationMs,
    statusCode: row.statusCode,
    error: row.error,
    responseBody: row.responseBody,
    batchId: row.batchId,
  })

export type DeliveryRow = WebhookDelivery & { event: Pick<Event, 'type' | 'orderId'>; log: WebhookAttempt[] }

export const toDeliveryView = (row: DeliveryRow): DeliveryView =>
  withoutAbsent({
    id: row.id,
    endpointId: row.endpointId,
    eventId: row.eventId,
    eventType: row.event.type,
    orderId: row.event.orderId,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: row.nextAttemptAt?.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString(),
    attempts: row.log.map(toAttemptView),
  })
