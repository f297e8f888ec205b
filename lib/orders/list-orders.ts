import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { soughtBy, toTextQuery } from '#lib/orders/text-query.ts'
import { defineOrderQuery } from '#lib/orders/order-row.ts'
import type { ListOrdersQuery, OrderView } from '#lib/orders/schema.ts'
import { toOrderView } from '#lib/orders/view.ts'
import { requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

const hasOffers = Prisma.sql`EXISTS (SELECT 1 FROM offers f WHERE f.order_id = o.id AND f.status = 'ACTIVE')`
// The same piles as lib/orders/next-step.ts makes of a view; the test holds one against the other.
export const turns = {
  you: Prisma.sql`AND status IN ('open', 'awaiting_payment', 'delivered') AND (status <> 'open' OR ${hasOffers}) AND (status <> 'delivered' OR review_state IS NULL AND open_case_id IS NULL)`,
  waiting: Prisma.sql`AND (status IN ('submitted', 'confirmed', 'in_progress') OR status = 'open' AND NOT ${hasOffers} OR status = 'delivered' AND (review_state IS NOT NULL OR open_case_id IS NOT NULL))`,
  done: Prisma.sql`AND status IN ('completed', 'withdrawn', 'cancelled')`,
}

export const findPage = defineOrderQuery((query: ListOrdersQuery, page: PageRequest) => {
  const words = toTextQuery(query.q)
  const conditions = [
    query.status && Prisma.sql`AND status = ${query.status}::"OrderStatus"`,
    query.turn && turns[query.turn],
    query.externalOrderRef && Prisma.sql`AND external_order_ref = ${query.externalOrderRef}`,
    query.createdAfter && Prisma.sql`AND created_at > ${new Date(query.createdAfter)}`,
    query.updatedAfter && Prisma.sql`AND updated_at > ${new Date(query.updatedAfter)}`,
    query.q && words && Prisma.sql`AND ${soughtBy(query.q, Prisma.sql`search @@ ${words}`)}`,
    page.startingAfter &&
      (page.order === 'desc' ? Prisma.sql`AND id < ${page.startingAfter}` : Prisma.sql`AND id > ${page.startingAfter}`),
  ].filter((condition) => typeof condition === 'object')
  return Prisma.sql`
    ${conditions.length === 0 ? Prisma.empty : Prisma.join(conditions, ' ')}
    ORDER BY id ${page.order === 'desc' ? Prisma.sql`DESC` : Prisma.sql`ASC`} LIMIT ${page.limit + 1}::int`
})

export async function listOrders(
  tx: Tx,
  actor: Actor,
  query: ListOrdersQuery,
  page: PageRequest,
): Promise<Page<OrderView>> {
  requireCursor('order', page)
  const { items, hasMore } = toPage(await findPage(tx, actor, query, page), page.limit)
  return { items: items.map((row) => toOrderView(row)), hasMore }
}
