import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { toOfferView } from '#lib/offers/view.ts'
import { toTextQuery } from '#lib/orders/text-query.ts'
import { defineOrderQuery, getOrderRow, type OrderRow } from '#lib/orders/order-row.ts'
import { toAsked, toWork } from '#lib/orders/view.ts'
import { requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { countriesOfLanguage, fits } from '#lib/researchers/fits.ts'
import type { ListResearchOrdersQuery, ResearchOrderView } from '#lib/researchers/schema.ts'

/** Own offers and the number of all of them, for a whole page of orders in two queries. Others' amounts stay unread. */
async function toViews(tx: Tx, actor: ResearcherActor, rows: OrderRow[]): Promise<ResearchOrderView[]> {
  const orderId = { in: rows.map(({ id }) => id) }
  const [own, counts] = await Promise.all([
    tx.offer.findMany({
      where: { orderId, researcherId: actor.id },
      orderBy: { id: 'asc' },
      include: { researcher: { select: { name: true } } },
    }),
    tx.offer.groupBy({
      by: ['orderId'],
      where: { orderId, status: { notIn: ['RETRACTED', 'EXPIRED'] } },
      _count: true,
    }),
  ])
  return rows.map((row) => {
    const mine = own.filter((offer) => offer.orderId === row.id)
    const latest = mine.find(({ id }) => id === row.selectedOfferId) ?? mine.at(-1)
    const chosen = mine.some(({ id }) => id === row.selectedOfferId)
    return {
      id: row.id,
      status: row.status,
      ...toAsked(row),
      // What was agreed with another researcher, and what came of it, is none of this one's business.
      ...(chosen ? toWork(row) : {}),
      ...(latest ? { myOffer: toOfferView(latest) } : {}),
      feeBps: getEnv().PLATFORM_FEE_BPS,
      mine: chosen,
      offerCount: counts.find((count) => count.orderId === row.id)?._count ?? 0,
    }
  })
}

export async function getResearchOrder(tx: Tx, actor: ResearcherActor, orderId: string): Promise<ResearchOrderView> {
  const [view] = await toViews(tx, actor, [await getOrderRow(tx, actor, orderId)])
  if (!view) throw new Error('an order without a view')
  return view
}

// The column `search` also holds what only the customer's side may know (their reference, their own customer's name), so a
// search here must find its words once more in what a researcher is shown.
const shownWords = Prisma.sql`order_words(repository_name, document_type, location, instructions, persons_of_interest)`

export const findPage = defineOrderQuery((actorId: string, query: ListResearchOrdersQuery, page: PageRequest) => {
  const own = Prisma.sql`EXISTS (SELECT 1 FROM offers f WHERE f.order_id = o.id AND f.researcher_id = ${actorId})`
  const words = toTextQuery(query.q)
  const { startingAfter, order, limit } = page
  const conditions = [
    query.status && Prisma.sql`AND status = ${query.status}::"OrderStatus"`,
    query.mine && (query.mine === 'true' ? Prisma.sql`AND ${own}` : Prisma.sql`AND NOT ${own}`),
    query.fits && Prisma.sql`AND EXISTS (SELECT 1 FROM researchers r WHERE r.id = ${actorId} AND ${fits})`,
    words && Prisma.sql`AND search @@ ${words} AND ${shownWords} @@ ${words}`,
    query.archive && Prisma.sql`AND position(lower(${query.archive}) IN lower(repository_name)) > 0`,
    query.country && Prisma.sql`AND country_iso_a3 = ${query.country}`,
    query.language && Prisma.sql`AND country_iso_a3::text = ANY(${countriesOfLanguage(query.language)})`,
    startingAfter && (order === 'desc' ? Prisma.sql`AND id < ${startingAfter}` : Prisma.sql`AND id > ${startingAfter}`),
  ].filter((condition) => typeof condition === 'object')
  return Prisma.sql`
    ${conditions.length === 0 ? Prisma.empty : Prisma.join(conditions, ' ')}
    ORDER BY id ${order === 'desc' ? Prisma.sql`DESC` : Prisma.sql`ASC`} LIMIT ${limit + 1}::int`
})

/** The board: what is open to everyone, and what one has made an offer on. */
export async function listResearchOrders(
  tx: Tx,
  actor: ResearcherActor,
  query: ListResearchOrdersQuery,
  page: PageRequest,
): Promise<Page<ResearchOrderView>> {
  requireCursor('order', page)
  const { items, hasMore } = toPage(await findPage(tx, actor, actor.id, query, page), page.limit)
  return { items: await toViews(tx, actor, items), hasMore }
}
