import type { OperatorActor } from '#lib/actor.ts'
import { applyImport } from '#lib/archives/apply-import.ts'
import type { ArchiveImportView } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import { toImportView } from '#lib/operators/archive-import-view.ts'
import { audit } from '#lib/operators/audit.ts'

export async function applyArchiveImport(tx: Tx, actor: OperatorActor, importId: string): Promise<ArchiveImportView> {
  const row = await applyImport(tx, importId, actor.id)
  const { added, changed, unchanged, refused, applied, moved, fileDigest } = row
  await audit(tx, actor, {
    action: 'archive.import',
    targetType: 'archive',
    targetId: importId,
    after: { added, changed, unchanged, refused, applied, moved, fileDigest },
  })
  return toImportView(tx, row)
}
