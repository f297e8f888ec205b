import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineOrderQuery } from '#lib/orders/order-row.ts'
import { hasWords, soughtBy, toTextQuery } from '#lib/orders/text-query.ts'
import { type Page, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'
import { countriesOfLanguage, fits } from '#lib/researchers/fits.ts'
import { toResearchOrderViews } from '#lib/researchers/research-order-view.ts'
import type { ListResearchOrdersQuery, ResearchOrderView } from '#lib/researchers/schema.ts'

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
    query.q &&
      words &&
      Prisma.sql`AND ${soughtBy(query.q, Prisma.sql`${hasWords(words)} AND ${shownWords} @@ ${words}`)}`,
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
  return { items: await toResearchOrderViews(tx, actor, items), hasMore }
}
