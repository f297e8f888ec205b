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
  type RowOf,
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

const beyond = { id: text, clientId: text, horizon: int8, position: int8, final: bool }
export const findBeyond = defineQuery(
  beyond,
  ({ horizon, position }: FeedCursor, most: number) => Prisma.sql`
    SELECT id, client_id AS "clientId", horizon, position, horizon < pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS final FROM events
    WHERE (horizon, position) > (${horizon}, ${position}) ORDER BY horizon, position LIMIT ${most}::int`,
)
/** Past what clients of many have there. */
export const findOfOthers = defineQuery(
  beyond,
  ({ horizon, position }: FeedCursor, most: number, busy: readonly string[]) => Prisma.sql`
    SELECT id, client_id AS "clientId", horizon, position, horizon < pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS final FROM events
    WHERE (horizon, position) > (${horizon}, ${position}) AND client_id <> ALL (${busy}::text[])
    ORDER BY horizon, position LIMIT ${most}::int`,
)
type Beyond = RowOf<typeof beyond>

const readEvents = defineQuery(
  event,
  (ids: readonly string[]) => Prisma.sql`
    SELECT ${select(event, 'e')} FROM events e WHERE id = ANY(${ids}::text[]) ORDER BY horizon, position`,
)

const moveCursor = defineCommand(
  (horizon: bigint, position: bigint) => Prisma.sql`
    UPDATE event_cursors SET horizon = ${horizon}, position = ${position} WHERE name = 'effects'`,
)

/** `ahead`: what is to be remembered once the transaction is committed. `busy`: clients of whom more was there than of others. */
export type Taken = { events: Event[]; ahead: Ahead; busy: ReadonlySet<string> }

/** Of a client of whom more waits, the others needn't wait for all of it. */
const fewOfOne = 20

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const placesOf = (rows: readonly Beyond[]) =>
  rows.map(({ id, horizon, position }) => [id, { horizon, position }] as const)
const isBeyond = (a: FeedCursor, b: FeedCursor) =>
  a.horizon > b.horizon || (a.horizon === b.horizon && a.position > b.position)

/** Those of whom there is more than a few among what is there, where more is there than was asked for. */
function findBusy(rows: readonly Beyond[], isAll: boolean): Set<string> {
  if (isAll) return new Set()
  const byClient = Map.groupBy(rows, ({ clientId }) => clientId)
  return new Set([...byClient].flatMap(([clientId, { length }]) => (length > fewOfOne ? clientId : [])))
}

/** What wasn't carried on yet, and may be: so many. */
function pickFresh(rows: readonly Beyond[], most: number, ahead: Ahead, hasRoom: boolean): Beyond[] {
  return rows.filter(({ id, final }) => !ahead.has(id) && (final || hasRoom)).slice(0, most)
}

/**
 * The next events, oldest first, with the cursor moved as far as it may: for the transaction of what is made of them. Those of
 * one order come in the order of their `sequence`. Undefined where another worker is at it.
 */
export async function takeEvents(tx: Tx, most: number, ahead: Ahead): Promise<Taken | undefined> {
  const [cursor] = await lockCursor(tx)
  if (!cursor) return undefined
  const known = [...ahead].filter(([, place]) => isBeyond(place, cursor))
  const asked = most + known.length
  const found = await findBeyond(tx, cursor, asked)
  const fresh = pickFresh(found, most, ahead, known.length < aheadMost)
  // Everything up to the last that is carried on now, and behind it what was before.
  const end = fresh.length < most ? found.length : found.findIndex(({ id }) => id === fresh.at(-1)?.id) + 1
  const last = found.slice(0, end).findLast(({ final }) => final)
  if (last) await moveCursor(tx, last.horizon, last.position)
  const events = fresh.length === 0 ? [] : await readEvents(tx, idsOf(fresh))
  const early = fresh.filter(({ final }) => !final)
  const remembered = known.filter(([, place]) => !last || isBeyond(place, last))
  return { events, ahead: new Map([...remembered, ...placesOf(early)]), busy: findBusy(found, found.length < asked) }
}

/**
 * The next events of all but the busy clients, who have so many that the others' would wait behind them. The cursor stays: they are
 * remembered until it has passed them. Undefined where another worker is at it, or too many are remembered.
 */
export async function takeFromOthers(
  tx: Tx,
  most: number,
  ahead: Ahead,
  busy: ReadonlySet<string>,
): Promise<Taken | undefined> {
  const [cursor] = await lockCursor(tx)
  const known = cursor ? [...ahead].filter(([, place]) => isBeyond(place, cursor)) : []
  if (!cursor || known.length >= aheadMost) return undefined
  const asked = most + known.length
  const found = await findOfOthers(tx, cursor, asked, [...busy])
  const fresh = pickFresh(found, most, ahead, true)
  const events = fresh.length === 0 ? [] : await readEvents(tx, idsOf(fresh))
  return { events, ahead: new Map([...known, ...placesOf(fresh)]), busy: findBusy(found, found.length < asked) }
}
