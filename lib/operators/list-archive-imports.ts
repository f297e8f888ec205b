import type { ArchiveImportView } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import { toImportViews } from '#lib/operators/archive-import-view.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

/** Every import and every preview that is still there, of whoever made it. */
export async function listArchiveImports(tx: Tx, page: PageRequest): Promise<Page<ArchiveImportView>> {
  requireCursor('archiveImport', page)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(await tx.archiveImport.findMany({ where, ...rest }), page.limit)
  return { items: await toImportViews(tx, items), hasMore }
}
