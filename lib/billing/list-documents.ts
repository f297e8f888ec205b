import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'
import { documentsOf } from '#lib/billing/permissions.ts'
import type { BillingDocumentView, ListDocumentsQuery } from '#lib/billing/schema.ts'
import { toListedView } from '#lib/billing/view.ts'
import type { Tx } from '#lib/db.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { withoutAbsent } from '#lib/view.ts'

export async function listDocuments(
  tx: Tx,
  actor: CustomerActor | ResearcherActor,
  query: ListDocumentsQuery,
  page: PageRequest,
): Promise<Page<BillingDocumentView>> {
  requireCursor('billingDocument', page)
  const { where, rest } = keyset(page)
  const { kind, orderId, customer } = query
  const filters = withoutAbsent({ kind, orderId, customer })
  const rows = await tx.billingDocument.findMany({ where: { ...documentsOf(actor), ...filters, ...where }, ...rest })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toListedView), hasMore }
}
