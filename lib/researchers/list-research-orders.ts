import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineOrderQuery } from '#lib/orders/order-row.ts'
import { excludes } from '#lib/orders/permissions.ts'
import { pageBy, placeBy, requirePlace, toPlacedPage, type SortKey } from '#lib/orders/sorted-page.ts'
import { soughtBy, toTextQuery } from '#lib/orders/text-query.ts'
import type { Page, PageRequest } from '#lib/paging.ts'
import { openNearby } from '#lib/researchers/distance.ts'
import { findWork, standingOffers } from '#lib/researchers/find-work.ts'
import { findReasons } from '#lib/researchers/find-reasons.ts'
import { boardFilters, countriesOfLanguage, fits } from '#lib/researchers/fits.ts'
import { toResearchOrderViews } from '#lib/researchers/research-order-view.ts'
import type { ListResearchOrdersQuery, ResearchOrderView } from '#lib/researchers/schema.ts'
import { showsWords } from '#lib/researchers/shown-words.ts'

/** What the board's filters say of an order `o`. */
function conditionsOf(actorId: string, query: ListResearchOrdersQuery): Prisma.Sql {
  const own = Prisma.sql`EXISTS (SELECT 1 FROM offers f WHERE f.order_id = o.id AND f.researcher_id = ${actorId})`
  const conditions = [
    query.status && Prisma.sql`AND o.status = ${query.status}::"OrderStatus"`,
    query.mine && (query.mine === 'true' ? Prisma.sql`AND ${own}` : Prisma.sql`AND NOT ${own}`),
    query.fits && Prisma.sql`AND EXISTS (SELECT 1 FROM researchers r WHERE r.id = ${actorId} AND ${fits})`,
    query.q && Prisma.sql`AND ${soughtBy(query.q, showsWords(toTextQuery(query.q)))}`,
    query.archive && Prisma.sql`AND ${boardFilters.archive(Prisma.sql`${query.archive}`)}`,
    query.country && Prisma.sql`AND ${boardFilters.country(Prisma.sql`${query.country}`)}`,
    query.language && Prisma.sql`AND ${boardFilters.language(Prisma.sql`${countriesOfLanguage(query.language)}`)}`,
    query.hidden &&
      Prisma.sql`AND ${query.hidden === 'true' ? Prisma.empty : Prisma.sql`NOT`} EXISTS (SELECT 1 FROM hidden_orders h WHERE h.researcher_id = ${actorId} AND h.order_id = o.id)`,
  ].filter((condition) => typeof condition === 'object')
  return conditions.length === 0 ? Prisma.empty : Prisma.join(conditions, ' ')
}

/**
 * What is open to everyone and what somebody's offer stands on, each found by itself: together they are a condition that no index has, and
 * whatever few orders fit would be looked for among all.
 */
function waysTo({ id, environment }: ResearcherActor, status: string | undefined, narrow: Prisma.Sql): Prisma.Sql {
  const here = Prisma.sql`o.environment = ${environment}::"Environment"`
  const open = Prisma.sql`SELECT o.id FROM orders o WHERE ${here} AND o.status = 'open' AND NOT ${excludes(Prisma.sql`${id}`)} ${narrow}`
  const own = Prisma.sql`SELECT o.id FROM orders o ${standingOffers(id)} WHERE ${here} ${narrow}`
  return status === undefined || status === 'open' ? Prisma.sql`(${open}) UNION (${own})` : own
}

const byPrice: SortKey[] = [
  { sql: Prisma.sql`o.currency`, type: 'bpchar' },
  { sql: Prisma.sql`o.fixed_price_minor`, type: 'int4' },
]
const byDistance: SortKey[] = [{ sql: Prisma.sql`near.km`, type: 'int4' }]

/** The page of these orders `o`, and what stands beside them. */
function pageOf(keys: SortKey[], page: PageRequest, beside = Prisma.empty): Prisma.Sql {
  const { columns, by, after } = pageBy({ keys, among: Prisma.sql`orders o ${beside} WHERE TRUE` }, page)
  return Prisma.sql`${after} ${by(columns)} LIMIT ${page.limit + 1}::int`
}

export const findPage = defineOrderQuery(
  (actor: ResearcherActor, query: ListResearchOrdersQuery, page: PageRequest) => {
    const conditions = conditionsOf(actor.id, query)
    // The index by price holds open orders alone.
    if (query.sort === 'price')
      return Prisma.sql`
        ${conditions} AND o.status = 'open' AND o.fixed_price_minor IS NOT NULL ${pageOf(byPrice, page)}`
    const ofPage = pageOf([], page)
    const narrow = Prisma.sql`${conditions} ${ofPage}`
    return query.mine === 'true'
      ? narrow
      : Prisma.sql`AND o.id = ANY (ARRAY(${waysTo(actor, query.status, narrow)})) ${ofPage}`
  },
  { place: (_actor, { sort }) => placeBy(sort === 'price' ? byPrice : []) },
)

const near = (actorId: string, environment: Environment) =>
  Prisma.sql`JOIN ${openNearby(actorId, environment)} near ON near.id = o.id`

/** What is open, the nearest first: not what the directory can't place, or what is far from every archive of the profile. */
export const findNearest = defineOrderQuery(
  (actorId: string, environment: Environment, query: ListResearchOrdersQuery, page: PageRequest) => Prisma.sql`
    ${conditionsOf(actorId, query)} ${pageOf(byDistance, { ...page, order: 'asc' }, near(actorId, environment))}`,
  { from: near, place: () => placeBy(byDistance) },
)

/** The board: what is open to everyone, and what one has made an offer on. With a stage: that of one's own work. */
export async function listResearchOrders(
  tx: Tx,
  actor: ResearcherActor,
  query: ListResearchOrdersQuery,
  page: PageRequest,
): Promise<Page<ResearchOrderView>> {
  requirePlace(page)
  const rows =
    query.stage === undefined
      ? query.sort === 'distance'
        ? await findNearest(tx, actor, actor.id, actor.environment, query, page)
        : await findPage(tx, actor, actor, query, page)
      : await findWork(tx, actor, actor.id, query.stage, query.q, page)
  const { items, ...rest } = toPlacedPage(rows, page.limit)
  const views = await toResearchOrderViews(tx, actor, items)
  if (query.stage !== undefined || query.status !== 'open') return { items: views, ...rest }
  const reasons = await findReasons(
    tx,
    actor.id,
    items.map(({ id }) => id),
  )
  return { items: views.map((view) => ({ ...view, ...reasons.get(view.id) })), ...rest }
}
