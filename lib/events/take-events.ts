import type { Tx } from '#lib/db.ts'
import type { FeedCursor } from '#lib/events/list-feed.ts'
import {
  aheadMost,
  beyond,
  findBusy,
  idsOf,
  isBeyond,
  lockCursor,
  pickFresh,
  placesOf,
  readEvents,
  type Ahead,
  type Taken,
} from '#lib/events/outbox.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand, defineQuery } from '#lib/sql.ts'

export const findBeyond = defineQuery(
  beyond,
  ({ horizon, position }: FeedCursor, most: number) => Prisma.sql`
    SELECT id, client_id AS "clientId", horizon, position, horizon < pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS final FROM events
    WHERE (horizon, position) > (${horizon}, ${position}) ORDER BY horizon, position LIMIT ${most}::int`,
)
const moveCursor = defineCommand(
  (horizon: bigint, position: bigint) => Prisma.sql`
    UPDATE event_cursors SET horizon = ${horizon}, position = ${position} WHERE name = 'effects'`,
)

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
