import type { ResearcherActor } from '#lib/actor.ts'
import type { SearchView } from '#lib/board/schema.ts'
import { toSearchView } from '#lib/board/view.ts'
import type { Tx } from '#lib/db.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

export async function listSearches(
  tx: Tx,
  { id: researcherId }: ResearcherActor,
  page: PageRequest,
): Promise<Page<SearchView>> {
  requireCursor('boardSearch', page)
  const { where, rest } = keyset(page)
  const rows = await tx.boardSearch.findMany({ where: { researcherId, ...where }, ...rest })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toSearchView), hasMore }
}
