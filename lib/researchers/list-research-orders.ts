import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { toOfferView } from '#lib/offers/view.ts'
import { getOrderRow, selectOrders, type OrderRow } from '#lib/orders/order-row.ts'
import { storedPersons } from '#lib/orders/stored-persons.ts'
import { requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import type { ListResearchOrdersQuery, ResearchOrderView } from '#lib/researchers/schema.ts'
import { fromDbDate } from '#lib/text.ts'
import { withoutAbsent } from '#lib/view.ts'


/** Own offers and the number of all of them, for a whole page of orders in two queries. Others' amounts stay unread. */
async function toViews(tx: Tx, actor: ResearcherActor, rows: OrderRow[]): Promise<ResearchOrderView[]> {
  const orderId = { in: rows.map(({ id }) => id) }
  const [own, counts] = await Promise.all([
    tx.offer.findMany({ where: { orderId, researcherId: actor.id }, orderBy: { id: 'asc' }, include: { researcher: { select: { name: true } } } }),
    tx.offer.groupBy({ by: ['orderId'], where: { orderId, status: { notIn: ['RETRACTED', 'EXPIRED'] } }, _count: true }),
  ])
  return rows.map((row) => {
    const mine = own.filter((offer) => offer.orderId === row.id)
    const latest = mine.find(({ id }) => id === row.selectedOfferId) ?? mine.at(-1)
    return {
      id: row.id,
      status: row.status,
      ...withoutAbsent({
        repositoryName: row.repositoryName,
        documentType: row.documentType,
        location: row.location,
        archiveRepositoryId: row.archiveRepositoryId,
        countryISOA3: row.countryISOA3,
        pricingMode: row.pricingMode,
        fixedPrice: row.fixedPriceMinor === null ? null : toMajor(row.fixedPriceMinor, getCurrency(row.currency)),
        currency: row.currency,
        personsOfInterest: storedPersons(row.personsOfInterest),
        instructions: row.instructions,
        openedAt: row.openedAt?.toISOString(),
        estimatedCompletionDate: row.estimatedCompletionDate && fromDbDate(row.estimatedCompletionDate),
        reviewState: row.reviewState,
        myOffer: latest && toOfferView(latest),
        createdAt: row.createdAt.toISOString(),
      }),
      mine: mine.some(({ id }) => id === row.selectedOfferId),
      offerCount: counts.find((count) => count.orderId === row.id)?._count ?? 0,
    }
  })
}

export async function getResearchOrder(tx: Tx, actor: ResearcherActor, orderId: string): Promise<ResearchOrderView> {
  const [view] = await toViews(tx, actor, [await getOrderRow(tx, actor, orderId)])
  if (!view) throw new Error('an order without a view')
  return view
}

export async function listResearchOrders(tx: Tx, actor: ResearcherActor, query: ListResearchOrdersQuery, page: PageRequest): Promise<Page<ResearchOrderView>> {
  requireCursor('order', page)
  const after = page.startingAfter
  const own = Prisma.sql`EXISTS (SELECT 1 FROM offers f WHERE f.order_id = o.id AND f.researcher_id = ${actor.id})`
  const conditions = [
    query.status && Prisma.sql`AND status = ${query.status}::"OrderStatus"`,
    query.mine && (query.mine === 'true' ? Prisma.sql`AND ${own}` : Prisma.sql`AND NOT ${own}`),
    after && (page.order === 'desc' ? Prisma.sql`AND id < ${after}` : Prisma.sql`AND id > ${after}`),
  ].filter((condition) => typeof condition === 'object')
  const rows = await selectOrders(tx, actor, Prisma.sql`
    ${conditions.length === 0 ? Prisma.empty : Prisma.join(conditions, ' ')}
    ORDER BY id ${page.order === 'desc' ? Prisma.sql`DESC` : Prisma.sql`ASC`} LIMIT ${page.limit + 1}::int`)
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: await toViews(tx, actor, items), hasMore }
}
