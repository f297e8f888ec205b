import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import { toOfferView } from '#lib/offers/view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

export async function listOffers(tx: Tx, actor: CustomerActor, orderId: string, page: PageRequest): Promise<Page<OfferView>> {
  requireCursor('offer', page)
  await getOrderRow(tx, actor, orderId)
  const rows = await tx.offer.findMany({
    where: { orderId, status: { notIn: ['RETRACTED', 'EXPIRED'] }, ...keyset(page).where },
    ...keyset(page).rest,
    include: { researcher: { select: { name: true } } },
  })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toOfferView), hasMore }
}
