import type { Tx } from '#lib/db.ts'
import type { FeedCursor } from '#lib/events/list-feed.ts'
import { Prisma, type Event } from '#lib/generated/prisma/client.ts'
import {
  bool,
  defineCommand,
  defineQuery,
  enumOf,
  int4,
  int8,
  jsonb,
  nullable,
  select,
  text,
  timestamptz,
  type ShapeOf,
} from '#lib/sql.ts'

// The events table as an outbox: what lies beyond a cursor is to be carried on, in the feed's order (lib/events/list-feed.ts).
// The cursor moves in the transaction of what is made of them, and only past what is final: below every transaction that still
// runs, so nothing can appear behind it. What is committed beyond that is carried on all the same, for nobody's open transaction
// may hold up webhooks; its ids are remembered in memory until the cursor has passed them. A process that ends before that has
// them carried on a second time.

const event: ShapeOf<Event> = {
  id: text,
  position: int8,
  horizon: int8,
  environment: enumOf('Environment'),
  clientId: text,
  orderId: nullable(text),
  sequence: nullable(int4),
  type: text,
  payload: jsonb,
  public: bool,
  actorType: enumOf('ActorType'),
  actorId: text,
  actorName: text,
  trace: nullable(text),
  createdAt: timestamptz,
}

/** Carried on already, though the cursor has not passed them yet. */
export type Ahead = Map<string, FeedCursor>
// While a transaction stays open for so many events, the next ones wait for it: each look passes over all of these.
const aheadMost = 10_000

// Who doesn't get it needn't wait: somebody else carries on.
const lockCursor = defineQuery(
  { horizon: int8, position: int8 },
  () => Prisma.sql`SELECT horizon, position FROM event_cursors WHERE name = 'effects' FOR NO KEY UPDATE SKIP LOCKED`,
)

export const findBeyond = defineQuery(
  { id: text, horizon: int8, position: int8, final: bool },
  ({ horizon, position }: FeedCursor, most: number) => Prisma.sql`
    SELECT id, horizon, position, horizon < pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS final FROM events
    WHERE (horizon, position) > (${horizon}, ${position}) ORDER BY horizon, position LIMIT ${most}::int`,
)

const readEvents = defineQuery(
  event,
  (ids: readonly string[]) => Prisma.sql`
    SELECT ${select(event, 'e')} FROM events e WHERE id = ANY(${ids}::text[]) ORDER BY horizon, position`,
)

const moveCursor = defineCommand(
  (horizon: bigint, position: bigint) => Prisma.sql`
    UPDATE event_cursors SET horizon = ${horizon}, position = ${position} WHERE name = 'effects'`,
)

/** `ahead`: what is to be remembered once the transaction is committed. */
export type Taken = { events: Event[]; ahead: Ahead }

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const isBeyond = (a: FeedCursor, b: FeedCursor) =>
  a.horizon > b.horizon || (a.horizon === b.horizon && a.position > b.position)

/**
 * The next events, oldest first, with the cursor moved as far as it may: for the transaction of what is made of them. Those of
 * one order come in the order of their `sequence`. Undefined where another worker is at it.
 */
export async function takeEvents(tx: Tx, most: number, ahead: Ahead): Promise<Taken | undefined> {
  const [cursor] = await lockCursor(tx)
  if (!cursor) return undefined
  const known = [...ahead].filter(([, place]) => isBeyond(place, cursor))
  const rows = await findBeyond(tx, cursor, most + known.length)
  const fresh = rows.filter(({ id, final }) => !ahead.has(id) && (final || known.length < aheadMost))
  const events = fresh.length === 0 ? [] : await readEvents(tx, idsOf(fresh))
  const last = rows.findLast(({ final }) => final)
  if (last) await moveCursor(tx, last.horizon, last.position)
  const early = fresh.flatMap(({ id, final, horizon, position }) =>
    final ? [] : [[id, { horizon, position }] as const],
  )
  return { events, ahead: new Map([...known.filter(([, place]) => !last || isBeyond(place, last)), ...early]) }
}
