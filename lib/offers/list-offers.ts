import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { withFrozenFees } from '#lib/offers/frozen-fees.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import { toOfferView } from '#lib/offers/view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { getRecords } from '#lib/offers/get-records.ts'
import { getRatings } from '#lib/reviews/get-ratings.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

export async function listOffers(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  page: PageRequest,
): Promise<Page<OfferView>> {
  requireCursor('offer', page)
  const order = await getOrderRow(tx, actor, orderId)
  const rows = await tx.offer.findMany({
    where: { orderId, status: { notIn: ['RETRACTED', 'EXPIRED'] }, ...keyset(page).where },
    ...keyset(page).rest,
    include: { researcher: { select: { name: true } } },
  })
  const { items, hasMore } = toPage(rows, page.limit)
  const ids = [...new Set(items.map(({ researcherId }) => researcherId))]
  const [priced, records, ratings] = await Promise.all([
    withFrozenFees(tx, items),
    getRecords(tx, actor.environment, ids),
    getRatings(tx, actor.environment, ids),
  ])
  const none = { delivered: 0, onTime: 0, found: 0 }
  return {
    items: priced.map((row) =>
      toOfferView(row, order, records.get(row.researcherId) ?? none, ratings.get(row.researcherId)),
    ),
    hasMore,
  }
}
