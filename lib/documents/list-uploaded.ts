import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { UploadedView } from '#lib/documents/schema.ts'
import { toUploadedView } from '#lib/documents/view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

/** What a researcher has put on an order, delivered or not; never what somebody else has. */
export async function listUploaded(tx: Tx, actor: ResearcherActor, orderId: string, page: PageRequest): Promise<Page<UploadedView>> {
  requireCursor('document', page)
  await getOrderRow(tx, actor, orderId)
  const { where, rest } = keyset(page)
  const rows = await tx.orderDocument.findMany({ where: { orderId, uploadedById: actor.id, ...where }, ...rest })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toUploadedView), hasMore }
}
