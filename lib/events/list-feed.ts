import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { invalid } from '#lib/errors.ts'
import { toEventData } from '#lib/events/event-data.ts'
import { orderEventTypes } from '#lib/events/event-types.ts'
import { feedEventView, type FeedEventView, type FeedQuery } from '#lib/events/schema.ts'
import { toActorView } from '#lib/events/view.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { isId } from '#lib/ids.ts'
import { toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { defineQuery, enumOf, int4, int8, jsonb, nullable, select, text, timestamptz, type RowOf } from '#lib/sql.ts'
import { withoutAbsent } from '#lib/view.ts'

/** A place in an account's feed. */
export type FeedCursor = { horizon: bigint; position: bigint }

/** Below every event: those of a restored database have horizons below zero (tools/runtime/keep-feed-readable.ts). */
const feedStart: FeedCursor = { horizon: -(2n ** 63n), position: 0n }

// Longer than any transaction may last (lib/db.ts), so that what was written by then has been committed or never will be.
const slackSeconds = 60

const event = {
  id: text,
  type: text,
  payload: jsonb,
  sequence: nullable(int4),
  createdAt: timestamptz,
  orderId: nullable(text),
  actorType: enumOf('ActorType'),
  actorId: text,
  actorName: text,
}

export const findEvents = defineQuery(
  event,
  (clientId: string, environment: Environment, after: FeedCursor, most: number) => Prisma.sql`
    SELECT ${select(event, 'e')} FROM events e
    WHERE client_id = ${clientId} AND environment = ${environment}::"Environment" AND (horizon, position) > (${after.horizon}, ${after.position})
      AND horizon < pg_snapshot_xmin(pg_current_snapshot())::text::bigint AND public AND type <> 'webhook.ping'
    ORDER BY horizon, position LIMIT ${most}::int`,
)

/**
 * The account's public events in an order that is final: nothing is ever added before what a reader has seen.
 *
 * Neither ids nor `position` give that, for a number taken early may be committed late. Each event therefore carries
 * `horizon`, the greater of its transaction's id and the newest transaction finished when it was written. A transaction
 * that still runs has an id of at least the snapshot's xmin, and so does the horizon of all it has written or will
 * write: what lies below xmin is complete. Events of one order are written under its lock, one transaction after the
 * other has finished, so their horizons never fall and `position` decides among equals: `sequence` is in order too.
 * A page may trail what has been committed by as long as the oldest transaction of the database is open.
 */
export async function listFeed(
  tx: Tx,
  actor: CustomerActor,
  { after, since }: FeedQuery,
  { limit }: PageRequest,
): Promise<Page<FeedEventView>> {
  if (after !== undefined && since !== undefined) throw invalid('since', 'goes without after')
  const place =
    after !== undefined
      ? await findPlace(tx, actor, after)
      : since !== undefined
        ? await findPlaceSince(tx, actor, new Date(since))
        : feedStart
  const { clientId, environment } = actor
  const rows = await findEvents(tx, clientId, environment, place, limit + 1)
  const { items, hasMore } = toPage(rows, limit)
  return { items: items.map((row) => toFeedEvent(actor, row)), hasMore }
}

async function findPlace(tx: Tx, { clientId, environment }: CustomerActor, eventId: string): Promise<FeedCursor> {
  const row =
    isId('event', eventId) &&
    (await tx.event.findFirst({
      where: { id: eventId, clientId, environment },
      select: { horizon: true, position: true },
    }))
  if (!row) throw invalid('after', 'is not an event of this account')
  return row
}

const findPlaceBefore = defineQuery(
  { horizon: int8, position: int8 },
  (clientId: string, environment: Environment, since: Date) => Prisma.sql`
    SELECT horizon, position FROM events
    WHERE client_id = ${clientId} AND environment = ${environment}::"Environment" AND created_at < ${since}::timestamptz - make_interval(secs => ${slackSeconds}::float8)
    ORDER BY horizon DESC, position DESC LIMIT 1`,
)

/** Where to begin to miss nothing that happened since a moment; up to a minute of earlier events comes along. */
export async function findPlaceSince(
  tx: Tx,
  { clientId, environment }: Pick<CustomerActor, 'clientId' | 'environment'>,
  since: Date,
): Promise<FeedCursor> {
  const [row] = await findPlaceBefore(tx, clientId, environment, since)
  return row ?? feedStart
}

const toFeedEvent = (actor: CustomerActor, row: RowOf<typeof event>): FeedEventView =>
  feedEventView.parse(
    withoutAbsent({
      id: row.id,
      type: orderEventTypes.find((known) => known === row.type),
      payload: row.payload,
      actor: toActorView(actor, row),
      createdAt: row.createdAt.toISOString(),
      sequence: row.sequence,
      orderId: row.orderId,
      data: toEventData(row),
    }),
  )
