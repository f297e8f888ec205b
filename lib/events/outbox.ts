import type { Tx } from '#lib/db.ts'
import { eventShape } from '#lib/events/event-shape.ts'
import type { FeedCursor } from '#lib/events/list-feed.ts'
import { Prisma, type Event } from '#lib/generated/prisma/client.ts'
import { bool, defineQuery, int8, nullable, select, text, type RowOf } from '#lib/sql.ts'

// The events table as an outbox: what lies beyond a cursor is to be carried on, in the feed's order (lib/events/list-feed.ts).
// The cursor moves in the transaction of what is made of them, and only past what is final: below every transaction that still
// runs, so nothing can appear behind it. What is committed beyond that is carried on all the same, for nobody's open transaction
// may hold up webhooks; its ids are remembered in memory until the cursor has passed them. A process that ends before that has
// them carried on a second time.

/** Carried on already, though the cursor has not passed them yet. */
export type Ahead = Map<string, FeedCursor>
// While a transaction stays open for so many events, the next ones wait for it: each look passes over all of these.
export const aheadMost = 10_000

type Beyond = FeedCursor & { id: string; clientId: string; final: boolean }

/** What is found beyond the cursor; one row of nothing where nothing is there, and none where another worker is at it. */
const looked = {
  ...{ cursorHorizon: int8, cursorPosition: int8, id: nullable(text), clientId: nullable(text) },
  ...{ horizon: nullable(int8), position: nullable(int8), final: nullable(bool) },
}

/**
 * Takes the cursor under a lock, and looks beyond it, in one statement: while events come fast each of a turn's costs the next ones as much.
 * Who doesn't get the lock needn't wait: somebody else carries on. `events`: those to look among, beyond the cursor as `c`.
 */
export const defineLook = <A extends unknown[]>(events: (...args: A) => Prisma.Sql) =>
  defineQuery(
    looked,
    (...args: A) => Prisma.sql`
    WITH c AS (SELECT horizon, position FROM event_cursors WHERE name = 'effects' FOR NO KEY UPDATE SKIP LOCKED)
    SELECT c.horizon AS "cursorHorizon", c.position AS "cursorPosition", e.id, e.client_id AS "clientId", e.horizon, e.position,
      e.horizon < pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS final
    FROM c LEFT JOIN LATERAL (${events(...args)}) e ON true ORDER BY e.horizon, e.position`,
  )

/** What such a look says: the cursor's place, where this worker has it, and what is there. */
export function readLook(rows: readonly RowOf<typeof looked>[]): { cursor: FeedCursor; found: Beyond[] } | undefined {
  const [first] = rows
  if (!first) return undefined
  const cursor = { horizon: first.cursorHorizon, position: first.cursorPosition }
  return { cursor, found: first.id === null ? [] : (rows as (Beyond & (typeof rows)[number])[]) } // of one row all or none is null
}

const moveAndRead = defineQuery(
  eventShape,
  (to: FeedCursor | undefined, ids: readonly string[]) => Prisma.sql`
    WITH moved AS (UPDATE event_cursors SET horizon = ${to?.horizon ?? null}::bigint, position = ${to?.position ?? null}::bigint
      WHERE name = 'effects' AND ${to?.horizon ?? null}::bigint IS NOT NULL)
    SELECT ${select(eventShape, 'e')} FROM events e WHERE id = ANY(${ids}::text[]) ORDER BY horizon, position`,
)

/** Moves the cursor, where it may be moved, and reads what is to be carried on. */
export const takeOn = async (tx: Tx, to: FeedCursor | undefined, fresh: readonly Beyond[]): Promise<Event[]> =>
  to || fresh.length > 0
    ? moveAndRead(
        tx,
        to,
        fresh.map(({ id }) => id),
      )
    : []

/** `ahead`: what is to be remembered once the transaction is committed. `busy`: clients of whom more was there than of others. */
export type Taken = { events: Event[]; ahead: Ahead; busy: ReadonlySet<string> }

/** Of a client of whom more waits, the others needn't wait for all of it. */
const fewOfOne = 20

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
