import type { Tx } from '#lib/db.ts'
import type { SavedView } from '#lib/generated/prisma/client.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import type { Shelf } from '#lib/saved-views/shelf.ts'

export async function listViews<V>(
  tx: Tx,
  shelf: Shelf,
  page: PageRequest,
  toView: (row: SavedView) => V,
): Promise<Page<V>> {
  requireCursor('savedView', page)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(await tx.savedView.findMany({ where: { ...shelf, ...where }, ...rest }), page.limit)
  return { items: items.map(toView), hasMore }
}
