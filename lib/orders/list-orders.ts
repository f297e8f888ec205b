import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { dueOn } from '#lib/orders/due.ts'
import { hasWords, soughtBy, toTextQuery } from '#lib/orders/text-query.ts'
import { defineOrderQuery } from '#lib/orders/order-row.ts'
import type { ListOrdersQuery, OrderView } from '#lib/orders/schema.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import { itsTerms } from '#lib/orders/terms.ts'
import { isTurnOf, waysTo } from '#lib/orders/turns.ts'
import type { OrderSort } from '#lib/orders/state.ts'
import { toOrderView } from '#lib/orders/view.ts'
import { requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

const kept = (query: ListOrdersQuery) => [
  query.folder &&
    Prisma.sql`AND EXISTS (SELECT 1 FROM order_filings g WHERE g.order_id = o.id AND g.folder = ${query.folder})`,
  query.assigneeId &&
    Prisma.sql`AND EXISTS (SELECT 1 FROM order_filings g WHERE g.order_id = o.id AND g.assignee_id = ${query.assigneeId})`,
  query.costCentre &&
    Prisma.sql`AND EXISTS (SELECT 1 FROM order_filings g WHERE g.order_id = o.id AND g.cost_centre = ${query.costCentre})`,
  query.label &&
    Prisma.sql`AND EXISTS (SELECT 1 FROM order_labels l WHERE l.order_id = o.id AND l.label = ${query.label})`,
]

type SortKey = {
  /** What it goes by, before the id. */
  keys: Prisma.Sql[]
  /** What an order must have for it. */
  has: Prisma.Sql
  /** What it is joined to, and the id as the index there has it. */
  from?: Prisma.Sql
  id?: Prisma.Sql
}

// Without an offer chosen there are none.
const byTerms = { has: Prisma.empty, from: itsTerms, id: Prisma.sql`g.order_id` }

/** An id sorts by time itself. Each of the others goes along an index of its own. */
const sortKeys: Record<Exclude<OrderSort, 'placed'>, SortKey> = {
  activity: { keys: [Prisma.sql`o.updated_at`], has: Prisma.empty },
  // What the list shows, and not what was promised before questions waited. An index holds just this expression.
  due: { keys: [dueOn], has: Prisma.sql`AND o.estimated_completion_date IS NOT NULL` },
  reference: { keys: [Prisma.sql`o.external_order_ref`], has: Prisma.sql`AND o.external_order_ref IS NOT NULL` },
  customer: { keys: [Prisma.sql`o.customer_name`], has: Prisma.sql`AND o.customer_name IS NOT NULL` },
  folder: {
    keys: [Prisma.sql`g.folder`],
    has: Prisma.sql`AND g.folder IS NOT NULL`,
    from: Prisma.sql`JOIN order_filings g ON g.order_id = o.id AND g.client_id = o.client_id AND g.environment = o.environment`,
    id: Prisma.sql`g.order_id`,
  },
  // Amounts of one currency can be told from each other, and no others.
  price: {
    keys: [Prisma.sql`o.currency`, Prisma.sql`o.fixed_price_minor`],
    has: Prisma.sql`AND o.fixed_price_minor IS NOT NULL`,
  },
  researcher: { ...byTerms, keys: [Prisma.sql`g.researcher_name`] },
  agreed: { ...byTerms, keys: [Prisma.sql`g.currency`, Prisma.sql`g.agreed_minor`] },
  paid: {
    ...byTerms,
    keys: [Prisma.sql`g.currency`, Prisma.sql`g.paid_minor`],
    has: Prisma.sql`AND g.paid_minor IS NOT NULL`,
  },
}

const sortKeyOf = ({ sort = 'placed' }: ListOrdersQuery) => (sort === 'placed' ? undefined : sortKeys[sort])

/** What stands beside the orders `o` that are listed. */
export const beside = (query: ListOrdersQuery): Prisma.Sql => sortKeyOf(query)?.from ?? Prisma.empty

/** The filters of the list, as conditions on orders `o`; what a sort leaves out doesn't fit either. */
export function fitting(query: ListOrdersQuery, clientId?: string): Prisma.Sql {
  const words = toTextQuery(query.q)
  const conditions = [
    query.status && Prisma.sql`AND status = ${query.status}::"OrderStatus"`,
    query.turn && Prisma.sql`AND ${isTurnOf(query.turn)}`,
    query.externalOrderRef && Prisma.sql`AND external_order_ref = ${query.externalOrderRef}`,
    query.customerName && Prisma.sql`AND customer_name = ${query.customerName}`,
    query.createdAfter && Prisma.sql`AND created_at > ${new Date(query.createdAfter)}`,
    query.updatedAfter && Prisma.sql`AND updated_at > ${new Date(query.updatedAfter)}`,
    query.q && words && Prisma.sql`AND ${soughtBy(query.q, hasWords(words, clientId))}`,
    ...kept(query),
    sortKeyOf(query)?.has,
  ].filter((condition) => typeof condition === 'object')
  return conditions.length === 0 ? Prisma.empty : Prisma.join(conditions, ' ')
}

/** The keyset page after an order, by id or by what the sort goes by as that order has it now. */
function pageOf(visible: Prisma.Sql, query: ListOrdersQuery, { startingAfter, order, limit }: PageRequest): Prisma.Sql {
  const way = order === 'desc' ? Prisma.sql`DESC` : Prisma.sql`ASC`
  const beyond = order === 'desc' ? Prisma.sql`<` : Prisma.sql`>`
  const most = Prisma.sql`LIMIT ${limit + 1}::int`
  const sortKey = sortKeyOf(query)
  if (!sortKey)
    return Prisma.sql`${startingAfter ? Prisma.sql`AND id ${beyond} ${startingAfter}` : Prisma.empty} ORDER BY id ${way} ${most}`
  const keys = [...sortKey.keys, sortKey.id ?? Prisma.sql`o.id`]
  const all = Prisma.join(keys)
  const cursor = Prisma.sql`(SELECT ${all} FROM orders o ${beside(query)} WHERE o.id = ${startingAfter ?? null} AND ${visible})`
  return Prisma.sql`
    ${startingAfter ? Prisma.sql`AND (${all}) ${beyond} ${cursor}` : Prisma.empty}
    ORDER BY ${Prisma.join(keys.map((key) => Prisma.sql`${key} ${way}`))} ${most}`
}

/**
 * With a turn, by id: as many of each state as the page has, and the page among these. Together they are no condition that an
 * index has in any order. What is looked for is found by its words.
 */
export const findPage = defineOrderQuery(
  (visible: Prisma.Sql, clientId: string | undefined, query: ListOrdersQuery, page: PageRequest) => {
    const { turn, ...rest } = query
    const ofPage = pageOf(visible, query, page)
    if (turn === undefined || query.q !== undefined || sortKeyOf(query))
      return Prisma.sql`${fitting(query, clientId)} ${ofPage}`
    const ways = waysTo(turn).map(
      (way) => Prisma.sql`(SELECT o.id FROM orders o WHERE ${visible} AND ${way} ${fitting(rest, clientId)} ${ofPage})`,
    )
    return Prisma.sql`AND o.id = ANY (ARRAY(${Prisma.join(ways, ' UNION ALL ')})) ${ofPage}`
  },
  {
    from: (_visible, _clientId, query) => beside(query),
    // How many orders have a word differs by far more than a plan for any word can know, and so do clients.
    anew: (_actor, _visible, _clientId, { q }) => q !== undefined,
  },
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
