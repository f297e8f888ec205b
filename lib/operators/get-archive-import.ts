import { getImportRow } from '#lib/archives/import-row.ts'
import type { ArchiveImportView } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import { toImportView } from '#lib/operators/archive-import-view.ts'

export const getArchiveImport = async (tx: Tx, importId: string): Promise<ArchiveImportView> =>
  toImportView(tx, await getImportRow(tx, importId))
