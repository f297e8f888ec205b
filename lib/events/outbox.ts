import { eventShape } from '#lib/events/event-shape.ts'
import type { FeedCursor } from '#lib/events/list-feed.ts'
import { Prisma, type Event } from '#lib/generated/prisma/client.ts'
import { bool, defineQuery, int8, select, text, type RowOf } from '#lib/sql.ts'

// The events table as an outbox: what lies beyond a cursor is to be carried on, in the feed's order (lib/events/list-feed.ts).
// The cursor moves in the transaction of what is made of them, and only past what is final: below every transaction that still
// runs, so nothing can appear behind it. What is committed beyond that is carried on all the same, for nobody's open transaction
// may hold up webhooks; its ids are remembered in memory until the cursor has passed them. A process that ends before that has
// them carried on a second time.

/** Carried on already, though the cursor has not passed them yet. */
export type Ahead = Map<string, FeedCursor>
// While a transaction stays open for so many events, the next ones wait for it: each look passes over all of these.
export const aheadMost = 10_000

// Who doesn't get it needn't wait: somebody else carries on.
export const lockCursor = defineQuery(
  { horizon: int8, position: int8 },
  () => Prisma.sql`SELECT horizon, position FROM event_cursors WHERE name = 'effects' FOR NO KEY UPDATE SKIP LOCKED`,
)

export const beyond = { id: text, clientId: text, horizon: int8, position: int8, final: bool }
type Beyond = RowOf<typeof beyond>

export const readEvents = defineQuery(
  eventShape,
  (ids: readonly string[]) => Prisma.sql`
    SELECT ${select(eventShape, 'e')} FROM events e WHERE id = ANY(${ids}::text[]) ORDER BY horizon, position`,
)

/** `ahead`: what is to be remembered once the transaction is committed. `busy`: clients of whom more was there than of others. */
export type Taken = { events: Event[]; ahead: Ahead; busy: ReadonlySet<string> }

/** Of a client of whom more waits, the others needn't wait for all of it. */
const fewOfOne = 20

export const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
export const placesOf = (rows: readonly Beyond[]) =>
  rows.map(({ id, horizon, position }) => [id, { horizon, position }] as const)
export const isBeyond = (a: FeedCursor, b: FeedCursor) =>
  a.horizon > b.horizon || (a.horizon === b.horizon && a.position > b.position)

/** Those of whom there is more than a few among what is there, where more is there than was asked for. */
export function findBusy(rows: readonly Beyond[], isAll: boolean): Set<string> {
  if (isAll) return new Set()
  const byClient = Map.groupBy(rows, ({ clientId }) => clientId)
  return new Set([...byClient].flatMap(([clientId, { length }]) => (length > fewOfOne ? clientId : [])))
}

/** What wasn't carried on yet, and may be: so many. */
export function pickFresh(rows: readonly Beyond[], most: number, ahead: Ahead, hasRoom: boolean): Beyond[] {
  return rows.filter(({ id, final }) => !ahead.has(id) && (final || hasRoom)).slice(0, most)
}
