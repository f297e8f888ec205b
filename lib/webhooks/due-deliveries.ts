import { getDb } from '#lib/db.ts'
import { eventShape } from '#lib/events/event-shape.ts'
import { Prisma, type Event, type WebhookDelivery, type WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import {
  unindexed,
  defineQuery,
  enumOf,
  int4,
  int8,
  isOneOf,
  jsonb,
  listOf,
  nullable,
  present,
  select,
  text,
  timestamptz,
  under,
  type ShapeOf,
} from '#lib/sql.ts'

/** A delivery with all that an attempt needs to know. */
export type Due = WebhookDelivery & { endpoint: WebhookEndpoint; event: Event }

const delivery: ShapeOf<WebhookDelivery> = {
  id: text,
  endpointId: text,
  eventId: text,
  status: enumOf('DeliveryStatus'),
  attempts: int4,
  attemptsBefore: int4,
  nextAttemptAt: nullable(timestamptz),
  createdAt: timestamptz,
  deliveredAt: nullable(timestamptz),
}
const endpoint: ShapeOf<WebhookEndpoint> = {
  id: text,
  clientId: text,
  environment: enumOf('Environment'),
  url: text,
  status: enumOf('EndpointStatus'),
  description: nullable(text),
  eventTypes: present(listOf()),
  secretEncrypted: text,
  nextSecretEncrypted: nullable(text),
  rotatesAt: nullable(timestamptz),
  failingSince: nullable(timestamptz),
  lastSuccessAt: nullable(timestamptz),
  lastFailureAt: nullable(timestamptz),
  disabledReason: nullable(text),
  inactiveSince: nullable(timestamptz),
  verifiedAt: nullable(timestamptz),
  verification: nullable(jsonb),
  alerts: nullable(jsonb),
  batch: nullable(jsonb),
  afterPosition: int8,
  createdAt: timestamptz,
  updatedAt: timestamptz,
}
const [event, endpointOf] = [under('event', eventShape), under('endpoint', endpoint)]

// By the count of attempts too, for a clock may be set back between a job's planning and its run: it is the attempt that the job was
// planned for, or the first of its round. By time it is the database's, as the jobs' own: a worker whose clock lags would drop the
// attempt. The second of grace is for the row's rounding to milliseconds; the shortest wait is four.
const due = (ids: readonly string[], attempt?: number) => Prisma.sql`
  SELECT ${select(delivery, 'd')}, ${select(event.shape, 'e')}, ${select(endpointOf.shape, 'w')}
  FROM webhook_deliveries d JOIN events e ON e.id = d.event_id JOIN webhook_endpoints w ON w.id = d.endpoint_id
  WHERE ${isOneOf(Prisma.sql`d.id`, ids)} AND ${unindexed(Prisma.sql`d.status = 'pending'`)}
    AND (d.next_attempt_at <= now() + interval '1 second' OR d.attempts = coalesce(${attempt ?? null}::int - 1, d.attempts_before))
  ORDER BY d.id`
const row = { ...delivery, ...event.shape, ...endpointOf.shape }
export const findOne = defineQuery(row, due, { quick: true })
export const findMany = defineQuery(row, due)

/**
 * Those of the deliveries that are due, in the order of their ids: not what has ended, was deleted, or is due later.
 * @param attempt of a single one: what its job was planned for, where that is known
 */
export const dueDeliveries = async (ids: readonly string[], attempt?: number): Promise<Due[]> =>
  (await (ids.length === 1 ? findOne : findMany)(getDb(), ids, attempt)).map((found) => ({
    ...found,
    event: event.of(found),
    endpoint: endpointOf.of(found),
  }))
