import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { UploadedView } from '#lib/documents/schema.ts'
import { toUploadedView } from '#lib/documents/view.ts'
import { findGiven } from '#lib/documents/find-given.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { listPages } from '#lib/documents/list-pages.ts'
import { requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

/** What a researcher has put on an order, delivered or not; never what somebody else has. */
export async function listUploaded(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  page: PageRequest,
): Promise<Page<UploadedView>> {
  requireCursor('document', page)
  const order = await getOrderRow(tx, actor, orderId)
  const rows = await listPages(tx, { orderId, uploadedById: actor.id }, page)
  const { items, hasMore } = toPage(rows, page.limit)
  const given = await findGiven(tx, order, items)
  return {
    items: items.map((row) => ({ ...toUploadedView(row), ...(given.has(row.id) ? { given: true as const } : {}) })),
    hasMore,
  }
}
