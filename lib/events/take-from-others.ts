import type { Tx } from '#lib/db.ts'
import {
  aheadMost,
  defineLook,
  findBusy,
  isBeyond,
  pickFresh,
  placesOf,
  readLook,
  takeOn,
  type Ahead,
  type Taken,
} from '#lib/events/outbox.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'

// Past what clients of many have there, but not all of it in one look: there may be a million.
const farthest = 10_000
const lookAmongOthers = defineLook(
  (most: number, busy: readonly string[]) => Prisma.sql`
    SELECT * FROM (SELECT id, client_id, horizon, position FROM events
      WHERE (horizon, position) > (c.horizon, c.position) ORDER BY horizon, position LIMIT ${farthest}::int) near
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
  if (ahead.size >= aheadMost) return undefined
  const asked = most + ahead.size
  const look = readLook(await lookAmongOthers(tx, asked, [...busy]))
  if (!look) return undefined
  const { cursor, found } = look
  const known = [...ahead].filter(([, place]) => isBeyond(place, cursor))
  const fresh = pickFresh(found, most, ahead, true)
  const events = await takeOn(tx, undefined, fresh)
  return { events, ahead: new Map([...known, ...placesOf(fresh)]), busy: findBusy(found, found.length < asked) }
}
