import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import type { SavedViewView } from '#lib/saved-views/schema.ts'
import { toSavedView } from '#lib/saved-views/view.ts'

export async function listViews(tx: Tx, actor: CustomerActor, page: PageRequest): Promise<Page<SavedViewView>> {
  requireCursor('savedView', page)
  const { where, rest } = keyset(page)
  const rows = await tx.savedView.findMany({
    where: { userId: actor.id, clientId: actor.clientId, ...where },
    ...rest,
  })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toSavedView), hasMore }
}
