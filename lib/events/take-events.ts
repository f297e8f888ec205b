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

const lookBeyondCursor = defineLook(
  (most: number) => Prisma.sql`
    SELECT id, client_id, horizon, position FROM events
    WHERE (horizon, position) > (c.horizon, c.position) ORDER BY horizon, position LIMIT ${most}::int`,
)

/**
 * The next events, oldest first, with the cursor moved as far as it may: for the transaction of what is made of them. Those of
 * one order come in the order of their `sequence`. Undefined where another worker is at it.
 */
export async function takeEvents(tx: Tx, most: number, ahead: Ahead): Promise<Taken | undefined> {
  const asked = most + ahead.size
  const look = readLook(await lookBeyondCursor(tx, asked))
  if (!look) return undefined
  const { cursor, found } = look
  const known = [...ahead].filter(([, place]) => isBeyond(place, cursor))
  const fresh = pickFresh(found, most, ahead, known.length < aheadMost)
  // Everything up to the last that is carried on now, and behind it what was before.
  const end = fresh.length < most ? found.length : found.findIndex(({ id }) => id === fresh.at(-1)?.id) + 1
  const last = found.slice(0, end).findLast(({ final }) => final)
  const events = await takeOn(tx, last, fresh)
  const early = fresh.filter(({ final }) => !final)
  const remembered = known.filter(([, place]) => !last || isBeyond(place, last))
  return { events, ahead: new Map([...remembered, ...placesOf(early)]), busy: findBusy(found, found.length < asked) }
}
