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
import { defineQuery } from '#lib/sql.ts'

// Past what clients of many have there, but not all of it in one look: there may be a million.
const farthest = 10_000
export const findOfOthers = defineQuery(
  beyond,
  ({ horizon, position }: FeedCursor, most: number, busy: readonly string[]) => Prisma.sql`
    SELECT id, client_id AS "clientId", horizon, position, horizon < pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS final
    FROM (SELECT id, client_id, horizon, position FROM events
      WHERE (horizon, position) > (${horizon}, ${position}) ORDER BY horizon, position LIMIT ${farthest}::int) e
    WHERE client_id <> ALL (${busy}::text[]) ORDER BY horizon, position LIMIT ${most}::int`,
)

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
