import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import type { ProductionNoteView } from '#lib/production/schema.ts'
import { toNoteViews } from '#lib/production/view.ts'

export async function listProductionNotes(
  tx: Tx,
  { clientId }: CustomerActor,
  page: PageRequest,
): Promise<Page<ProductionNoteView>> {
  requireCursor('productionNote', page)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(
    await tx.productionNote.findMany({ where: { clientId, ...where }, ...rest }),
    page.limit,
  )
  return { items: await toNoteViews(tx, items), hasMore }
}
