import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { mintFileUrl } from '#lib/files/file-url.ts'
import type { DocumentView } from '#lib/documents/schema.ts'
import { toDocumentView } from '#lib/documents/view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { findHandedOver } from '#lib/orders/find-handed-over.ts'
import { listPages } from '#lib/documents/list-pages.ts'
import { requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

/** The delivered documents, each with a fresh URL; none before the order is delivered. */
export async function listDocuments(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  page: PageRequest,
): Promise<Page<DocumentView>> {
  requireCursor('document', page)
  const order = await getOrderRow(tx, actor, orderId)
  const given = await findHandedOver(tx, order)
  if (!given) return { items: [], hasMore: false }
  const { items, hasMore } = toPage(await listPages(tx, given, page), page.limit)
  return {
    items: items.map((row) => toDocumentView(row, mintFileUrl(row, order.environment))),
    hasMore,
  }
}
