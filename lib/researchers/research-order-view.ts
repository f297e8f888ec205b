import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { toOfferView } from '#lib/offers/view.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { toAsked, toWork } from '#lib/orders/view.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'

/** Own offers and the number of all of them, for a whole page of orders in two queries. Others' amounts stay unread. */
export async function toResearchOrderViews(
  tx: Tx,
  actor: ResearcherActor,
  rows: OrderRow[],
): Promise<ResearchOrderView[]> {
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
