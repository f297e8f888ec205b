import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { UploadView } from '#lib/documents/schema.ts'
import { toUploadView } from '#lib/documents/view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { keyset, type Page, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'

/** Uploads that wait to be gone on with, oldest first. */
export async function listUploads(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  page: PageRequest,
): Promise<Page<UploadView>> {
  requireCursor('upload', page)
  await getOrderRow(tx, actor, orderId)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(
    await tx.upload.findMany({ where: { orderId, researcherId: actor.id, documentId: null, ...where }, ...rest }),
    page.limit,
  )
  return { items: items.map((row) => toUploadView(row)), hasMore }
}
