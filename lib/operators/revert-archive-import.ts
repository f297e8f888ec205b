import type { OperatorActor } from '#lib/actor.ts'
import { revertImport } from '#lib/archives/revert-import.ts'
import type { ArchiveImportView } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import { toImportView } from '#lib/operators/archive-import-view.ts'
import { audit } from '#lib/operators/audit.ts'

export async function revertArchiveImport(tx: Tx, actor: OperatorActor, importId: string): Promise<ArchiveImportView> {
  const row = await revertImport(tx, importId, actor.id)
  const { applied, taken, kept } = row
  await audit(tx, actor, {
    action: 'archive.revert_import',
    targetType: 'archive',
    targetId: importId,
    before: { applied },
    after: { taken, kept },
  })
  return toImportView(tx, row)
}
