import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Event } from '#lib/generated/prisma/client.ts'
import { eventView, type EventView } from '#lib/events/schema.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { requireCursor, toPage, unknownCursor, type Page, type PageRequest } from '#lib/paging.ts'

const toEventView = (row: Event): EventView =>
  eventView.parse({
    id: row.id,
    type: row.type,
    payload: row.payload,
    actor: { type: row.actorType, id: row.actorId, name: row.actorName },
    createdAt: row.createdAt.toISOString(),
    sequence: row.sequence,
  })

/** The history of an order in the order of its `sequence`; private events for an operator only. */
export async function listEvents(tx: Tx, actor: Actor, orderId: string, page: PageRequest): Promise<Page<EventView>> {
  requireCursor('event', page)
  await getOrderRow(tx, actor, orderId)
  const cursor =
    page.startingAfter === undefined
      ? undefined
      : await tx.event.findFirst({ where: { id: page.startingAfter, orderId }, select: { sequence: true } })
  if (cursor === null) throw unknownCursor()
  const rows = await tx.event.findMany({
    where: {
      orderId,
      ...(actor.type === 'operator' ? {} : { public: true }),
      ...(cursor?.sequence == null
        ? {}
        : { sequence: page.order === 'asc' ? { gt: cursor.sequence } : { lt: cursor.sequence } }),
    },
    orderBy: { sequence: page.order },
    take: page.limit + 1,
  })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toEventView), hasMore }
}
