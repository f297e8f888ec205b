import { getImportRow } from '#lib/archives/import-row.ts'
import type { ArchiveImportView } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import { toImportView, toImportViews } from '#lib/operators/archive-import-view.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

/** Every import and every preview that is still there, of whoever made it. */
export async function listArchiveImports(tx: Tx, page: PageRequest): Promise<Page<ArchiveImportView>> {
  requireCursor('archiveImport', page)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(await tx.archiveImport.findMany({ where, ...rest }), page.limit)
  return { items: await toImportViews(tx, items), hasMore }
}

export const getArchiveImport = async (tx: Tx, importId: string): Promise<ArchiveImportView> =>
  toImportView(tx, await getImportRow(tx, importId))
