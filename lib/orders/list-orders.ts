import type { Actor, CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { dueOn } from '#lib/orders/due.ts'
import { firstWithWords } from '#lib/orders/first-with-words.ts'
import { hasWords, soughtBy, toTextQuery } from '#lib/orders/text-query.ts'
import { defineOrderQuery } from '#lib/orders/order-row.ts'
import type { ListOrdersQuery, OrderView } from '#lib/orders/schema.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import { pageBy, placeBy, requireListed, requirePlace, toPlacedPage, type SortKey } from '#lib/orders/sorted-page.ts'
import { itsTerms } from '#lib/orders/terms.ts'
import { isTurnOf, waysTo } from '#lib/orders/turns.ts'
import type { OrderSort } from '#lib/orders/state.ts'
import { toOrderView } from '#lib/orders/view.ts'
import type { Page, PageRequest } from '#lib/paging.ts'

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

type Sort = {
  /** What it goes by, before the id. */
  keys: SortKey[]
  /** What an order must have for it. */
  has: Prisma.Sql
  /** What it is joined to, and the id as the index there has it. */
  from?: Prisma.Sql
  id?: Prisma.Sql
}

// Without an offer chosen there are none.
const byTerms = { has: Prisma.empty, from: itsTerms, id: Prisma.sql`g.order_id` }
const agreedIn: SortKey = { sql: Prisma.sql`g.currency`, type: 'bpchar' }

/** An id sorts by time itself. Each of the others goes along an index of its own. */
const sorts: Record<OrderSort, Sort> = {
  placed: { keys: [], has: Prisma.empty },
  activity: { keys: [{ sql: Prisma.sql`o.updated_at`, type: 'timestamptz' }], has: Prisma.empty },
  // What the list shows, and not what was promised before questions waited. An index holds just this expression.
  due: { keys: [{ sql: dueOn, type: 'date' }], has: Prisma.sql`AND o.estimated_completion_date IS NOT NULL` },
  reference: {
    keys: [{ sql: Prisma.sql`o.external_order_ref`, type: 'text' }],
    has: Prisma.sql`AND o.external_order_ref IS NOT NULL`,
  },
  customer: {
    keys: [{ sql: Prisma.sql`o.customer_name`, type: 'text' }],
    has: Prisma.sql`AND o.customer_name IS NOT NULL`,
  },
  folder: {
    keys: [{ sql: Prisma.sql`g.folder`, type: 'text' }],
    has: Prisma.sql`AND g.folder IS NOT NULL`,
    from: Prisma.sql`JOIN order_filings g ON g.order_id = o.id AND g.client_id = o.client_id AND g.environment = o.environment`,
    id: Prisma.sql`g.order_id`,
  },
  // Amounts of one currency can be told from each other, and no others.
  price: {
    keys: [
      { sql: Prisma.sql`o.currency`, type: 'bpchar' },
      { sql: Prisma.sql`o.fixed_price_minor`, type: 'int4' },
    ],
    has: Prisma.sql`AND o.fixed_price_minor IS NOT NULL`,
  },
  researcher: { ...byTerms, keys: [{ sql: Prisma.sql`g.researcher_name`, type: 'text' }] },
  agreed: { ...byTerms, keys: [agreedIn, { sql: Prisma.sql`g.agreed_minor`, type: 'int4' }] },
  paid: {
    ...byTerms,
    keys: [agreedIn, { sql: Prisma.sql`g.paid_minor`, type: 'int4' }],
    has: Prisma.sql`AND g.paid_minor IS NOT NULL`,
  },
}

const sortOf = ({ sort = 'placed' }: ListOrdersQuery) => ({ ...sorts[sort], name: sort })

/** What stands beside the orders `o` that are listed. */
export const beside = (query: ListOrdersQuery): Prisma.Sql => sortOf(query).from ?? Prisma.empty

const inState = ({ status }: ListOrdersQuery) =>
  status === undefined ? Prisma.empty : Prisma.sql`AND o.status = ${status}::"OrderStatus"`

/**
 * The filters of the list, as conditions on orders `o`; what a sort leaves out doesn't fit either.
 * @param has whether an order has the words that are looked for, where that isn't asked of their index
 */
export function fitting(query: ListOrdersQuery, clientId?: string, has?: Prisma.Sql): Prisma.Sql {
  const { q } = query
  const conditions = [
    inState(query),
    query.turn && Prisma.sql`AND ${isTurnOf(query.turn)}`,
    query.externalOrderRef && Prisma.sql`AND external_order_ref = ${query.externalOrderRef}`,
    query.customerName && Prisma.sql`AND customer_name = ${query.customerName}`,
    query.createdAfter && Prisma.sql`AND created_at > ${new Date(query.createdAfter)}`,
    query.updatedAfter && Prisma.sql`AND updated_at > ${new Date(query.updatedAfter)}`,
    q && Prisma.sql`AND ${soughtBy(q, has ?? hasWords(toTextQuery(q), clientId))}`,
    ...kept(query),
    sortOf(query).has,
  ].filter((condition) => typeof condition === 'object')
  return conditions.length === 0 ? Prisma.empty : Prisma.join(conditions, ' ')
}

const sortedBy = (visible: Prisma.Sql, query: ListOrdersQuery) => ({
  ...sortOf(query),
  among: Prisma.sql`orders o ${beside(query)} WHERE ${visible}`,
})

function placeOf(visible: Prisma.Sql, query: ListOrdersQuery, page: PageRequest) {
  const { columns, by, after } = pageBy(sortedBy(visible, query), page)
  return { by: by(columns), after, limit: page.limit + 1 }
}

export type Whose = Pick<CustomerActor, 'clientId' | 'environment'>

/**
 * A client's orders by their ids along the index of theirs. With an equality the planner takes the index of all ids for as good, where
 * nine tenths and more are other clients'.
 */
function alongTheirs(
  { environment, clientId }: Whose,
  query: ListOrdersQuery,
  { order }: PageRequest,
  after: Prisma.Sql,
) {
  const [client, id] = order === 'desc' ? [Prisma.sql`ASC`, Prisma.sql`DESC`] : [Prisma.sql`DESC`, Prisma.sql`ASC`]
  return {
    among: Prisma.sql`o.client_id BETWEEN ${clientId} AND ${clientId} AND o.environment = ${environment}::"Environment" ${inState(query)} ${after}`,
    by: Prisma.sql`ORDER BY o.client_id ${client}, o.id ${id}`,
  }
}

/**
 * With a turn, by id: as many of each state as the page has, and the page among these. Together they are no condition that an
 * index has in any order. What is looked for is found by its words (first-with-words.ts); beside what an order is joined to, by their index alone.
 */
export function pageOf(
  visible: Prisma.Sql,
  whose: Whose | undefined,
  query: ListOrdersQuery,
  page: PageRequest,
): Prisma.Sql {
  const { turn, ...rest } = query
  const clientId = whose?.clientId
  const { by, after, limit } = placeOf(visible, query, page)
  const ofPage = Prisma.sql`${after} ${by} LIMIT ${limit}::int`
  if (query.q !== undefined && sortOf(query).from === undefined) {
    const words = toTextQuery(query.q)
    const byId = sortOf(query).keys.length === 0
    // The index of states has them by their ids, and no others.
    const among = Prisma.sql`${visible} ${byId ? inState(query) : Prisma.empty} ${sortOf(query).has} ${after}`
    const fits = (has: Prisma.Sql) => Prisma.sql`true ${fitting(query, clientId, has)}`
    const along = whose && byId ? alongTheirs(whose, query, page, after) : undefined
    return Prisma.sql`AND o.id = ANY (ARRAY(${firstWithWords({ among, by, along, limit, words, clientId, fits })})) ${ofPage}`
  }
  if (turn === undefined || query.q !== undefined || sortOf(query).keys.length > 0)
    return Prisma.sql`${fitting(query, clientId)} ${ofPage}`
  const ways = waysTo(turn).map(
    (way) => Prisma.sql`(SELECT o.id FROM orders o WHERE ${visible} AND ${way} ${fitting(rest, clientId)} ${ofPage})`,
  )
  return Prisma.sql`AND o.id = ANY (ARRAY(${Prisma.join(ways, ' UNION ALL ')})) ${ofPage}`
}

export const findPage = defineOrderQuery(pageOf, {
  from: (_visible, _whose, query) => beside(query),
  place: (_visible, _whose, query) => placeBy(sortOf(query).keys, sortOf(query).name),
  // How many orders have a word differs by far more than a plan for any word can know, and so do clients.
  anew: (_actor, _visible, _whose, { q }) => q !== undefined,
})

export const whoseOf = (actor: Actor) => ('clientId' in actor ? actor : undefined)

/** Whether what a list goes by may be another for one of its orders while somebody goes from page to page. */
export const mayShift = (query: ListOrdersQuery): boolean => sortOf(query).keys.length > 0

export async function listOrders(
  tx: Tx,
  actor: Actor,
  query: ListOrdersQuery,
  page: PageRequest,
): Promise<Page<OrderView>> {
  requirePlace(page)
  const visible = visibleTo(actor)
  await requireListed(tx, page, sortedBy(visible, query))
  const rows = await findPage(tx, actor, visible, whoseOf(actor), query, page)
  const { items, ...rest } = toPlacedPage(rows, page.limit)
  return { items: items.map((row) => toOrderView(row)), ...rest }
}
