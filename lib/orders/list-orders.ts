import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { dueOn } from '#lib/orders/due.ts'
import { isUpToDate } from '#lib/orders/offer-version.ts'
import { hasWords, soughtBy, toTextQuery } from '#lib/orders/text-query.ts'
import { defineOrderQuery } from '#lib/orders/order-row.ts'
import type { ListOrdersQuery, OrderView } from '#lib/orders/schema.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import type { OrderSort } from '#lib/orders/state.ts'
import { toOrderView } from '#lib/orders/view.ts'
import { requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

const hasOffers = Prisma.sql`EXISTS (SELECT 1 FROM offers f WHERE f.order_id = o.id AND ${isUpToDate})`
// Written so that it is never null.
const isAskedNow = Prisma.sql`(status = 'in_progress' AND coalesce(question_by = 'researcher', false))`
// The same piles as lib/orders/next-step.ts makes of a view; the test holds one against the other.
export const turns = {
  you: Prisma.sql`AND (status IN ('open', 'awaiting_payment', 'delivered') OR ${isAskedNow}) AND (status <> 'open' OR ${hasOffers}) AND (status <> 'delivered' OR review_state IS NULL AND open_case_id IS NULL)`,
  waiting: Prisma.sql`AND (status IN ('submitted', 'confirmed') OR status = 'in_progress' AND NOT ${isAskedNow} OR status = 'open' AND NOT ${hasOffers} OR status = 'delivered' AND (review_state IS NOT NULL OR open_case_id IS NOT NULL))`,
  done: Prisma.sql`AND status IN ('completed', 'withdrawn', 'cancelled')`,
}

const kept = (query: ListOrdersQuery) => [
  query.folder &&
    Prisma.sql`AND EXISTS (SELECT 1 FROM order_filings g WHERE g.order_id = o.id AND g.folder = ${query.folder})`,
  query.assigneeId &&
    Prisma.sql`AND EXISTS (SELECT 1 FROM order_filings g WHERE g.order_id = o.id AND g.assignee_id = ${query.assigneeId})`,
  query.label &&
    Prisma.sql`AND EXISTS (SELECT 1 FROM order_labels l WHERE l.order_id = o.id AND l.label = ${query.label})`,
]

/** The filters of the list, as conditions on orders `o`. */
function fitting(query: ListOrdersQuery, clientId?: string): Prisma.Sql {
  const words = toTextQuery(query.q)
  const conditions = [
    query.status && Prisma.sql`AND status = ${query.status}::"OrderStatus"`,
    query.turn && turns[query.turn],
    query.externalOrderRef && Prisma.sql`AND external_order_ref = ${query.externalOrderRef}`,
    query.customerName && Prisma.sql`AND customer_name = ${query.customerName}`,
    query.createdAfter && Prisma.sql`AND created_at > ${new Date(query.createdAfter)}`,
    query.updatedAfter && Prisma.sql`AND updated_at > ${new Date(query.updatedAfter)}`,
    query.q && words && Prisma.sql`AND ${soughtBy(query.q, hasWords(words, clientId))}`,
    ...kept(query),
  ].filter((condition) => typeof condition === 'object')
  return conditions.length === 0 ? Prisma.empty : Prisma.join(conditions, ' ')
}

/** What each sort goes by, before the id, and what an order must have for it; an id sorts by time itself. */
const sortKeys: Record<Exclude<OrderSort, 'placed'>, { key: Prisma.Sql; has: Prisma.Sql }> = {
  activity: { key: Prisma.sql`o.updated_at`, has: Prisma.empty },
  // What the list shows, and not what was promised before questions waited. An index holds just this expression.
  due: { key: dueOn, has: Prisma.sql`AND o.estimated_completion_date IS NOT NULL` },
  reference: { key: Prisma.sql`o.external_order_ref`, has: Prisma.sql`AND o.external_order_ref IS NOT NULL` },
  customer: { key: Prisma.sql`o.customer_name`, has: Prisma.sql`AND o.customer_name IS NOT NULL` },
}

/** The keyset page after an order, by id or by what the sort goes by as that order has it now. */
function pageOf(visible: Prisma.Sql, sort: OrderSort, { startingAfter, order, limit }: PageRequest): Prisma.Sql {
  const way = order === 'desc' ? Prisma.sql`DESC` : Prisma.sql`ASC`
  const beyond = order === 'desc' ? Prisma.sql`<` : Prisma.sql`>`
  const most = Prisma.sql`LIMIT ${limit + 1}::int`
  if (sort === 'placed')
    return Prisma.sql`${startingAfter ? Prisma.sql`AND id ${beyond} ${startingAfter}` : Prisma.empty} ORDER BY id ${way} ${most}`
  const { key, has } = sortKeys[sort]
  const cursor = Prisma.sql`(SELECT ${key}, o.id FROM orders o WHERE o.id = ${startingAfter ?? null} AND ${visible})`
  return Prisma.sql`
    ${has} ${startingAfter ? Prisma.sql`AND (${key}, o.id) ${beyond} ${cursor}` : Prisma.empty}
    ORDER BY ${key} ${way}, o.id ${way} ${most}`
}

export const findPage = defineOrderQuery(
  (visible: Prisma.Sql, clientId: string | undefined, query: ListOrdersQuery, page: PageRequest) =>
    Prisma.sql`${fitting(query, clientId)} ${pageOf(visible, query.sort ?? 'placed', page)}`,
)

export async function listOrders(
  tx: Tx,
  actor: Actor,
  query: ListOrdersQuery,
  page: PageRequest,
): Promise<Page<OrderView>> {
  requireCursor('order', page)
  const clientId = 'clientId' in actor ? actor.clientId : undefined
  const { items, hasMore } = toPage(await findPage(tx, actor, visibleTo(actor), clientId, query, page), page.limit)
  return { items: items.map((row) => toOrderView(row)), hasMore }
}
