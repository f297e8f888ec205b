import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { eventView, type EventView } from '#lib/events/schema.ts'
import { toActorView } from '#lib/events/view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import { requireCursor, toPage, unknownCursor, type Page, type PageRequest } from '#lib/paging.ts'
import {
  unindexed,
  defineQuery,
  enumOf,
  int4,
  jsonb,
  present,
  select,
  text,
  timestamptz,
  type RowOf,
} from '#lib/sql.ts'

const event = {
  id: text,
  type: text,
  payload: jsonb,
  actorType: enumOf('ActorType'),
  actorId: text,
  actorName: text,
  createdAt: timestamptz,
  sequence: present(int4),
}

const toEventView = (actor: Actor, row: RowOf<typeof event>): EventView =>
  eventView.parse({
    id: row.id,
    type: row.type,
    payload: row.payload,
    actor: toActorView(actor, row),
    createdAt: row.createdAt.toISOString(),
    sequence: row.sequence,
  })

const after = (id: string, orderId: string) =>
  Prisma.sql`(SELECT c.sequence FROM events c WHERE c.id = ${id} AND c.order_id = ${orderId})`

export const findHistory = defineQuery(
  event,
  (actor: Actor, orderId: string, { startingAfter, order, limit }: PageRequest) => Prisma.sql`
    SELECT ${select(event, 'e')} FROM orders o JOIN events e ON e.order_id = o.id
    WHERE o.id = ${orderId} AND ${unindexed(visibleTo(actor))} ${actor.type === 'operator' ? Prisma.empty : Prisma.sql`AND e.public`}
      ${startingAfter === undefined ? Prisma.empty : Prisma.sql`AND e.sequence ${order === 'asc' ? Prisma.sql`>` : Prisma.sql`<`} ${after(startingAfter, orderId)}`}
    ORDER BY e.sequence ${order === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`} LIMIT ${limit + 1}::int`,
)
const findCursor = defineQuery(
  { sequence: present(int4) },
  (id: string, orderId: string) =>
    Prisma.sql`SELECT s.sequence FROM ${after(id, orderId)} s WHERE s.sequence IS NOT NULL`,
)

/** The history of an order in the order of its `sequence`; private events for an operator only. */
export async function listEvents(tx: Tx, actor: Actor, orderId: string, page: PageRequest): Promise<Page<EventView>> {
  requireCursor('event', page)
  const rows = await findHistory(tx, actor, orderId, page)
  if (rows.length === 0) {
    // Every order has a first event: it isn't theirs to see, or the page begins after the last one or nowhere.
    await getOrderRow(tx, actor, orderId)
    const { startingAfter } = page
    if (startingAfter !== undefined && (await findCursor(tx, startingAfter, orderId)).length === 0)
      throw unknownCursor()
  }
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map((row) => toEventView(actor, row)), hasMore }
}
