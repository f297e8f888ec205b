import type { FeedCursor } from '#lib/events/list-feed.ts'
import { Prisma, type WebhookEndpoint } from '#lib/generated/prisma/client.ts'

/** How far back something can be recovered. */
export const recoverableMs = 30 * 24 * 60 * 60 * 1000

/** Where and what an endpoint is sent. */
export type Target = Pick<WebhookEndpoint, 'id' | 'clientId' | 'environment' | 'eventTypes'>

/** The events of an endpoint's client from a place in the feed and a moment on, as `e`. */
export const eventsFrom = ({ clientId, environment }: Target, place: FeedCursor, from: Date) => Prisma.sql`
  e.client_id = ${clientId} AND e.environment = ${environment}::"Environment"
  AND (e.horizon, e.position) > (${place.horizon}, ${place.position}) AND e.created_at >= ${from}`

/**
 * A delivery `d` that nobody is about to attempt: given up, waiting after a failure, or due for so long that its job must be gone.
 * One that waits for its batch has its first attempt before it.
 */
export const isLeft = Prisma.sql`(d.status = 'failed' OR (d.status = 'pending' AND (
  (d.next_attempt_at > now() AND d.attempts > d.attempts_before) OR d.next_attempt_at < now() - interval '1 hour')))`

/** What of the events `e`, with their deliveries `d` to it, an endpoint is sent and has not taken. */
export const isMissed = ({ eventTypes }: Target) => Prisma.sql`
  e.public AND e.type <> 'webhook.ping' AND (${eventTypes}::text[] = '{}' OR e.type = ANY (${eventTypes}::text[]))
  AND (d.id IS NULL OR ${isLeft})`
