import type { OperatorActor } from '#lib/actor.ts'
import type { ArchiveFileView, ArchiveInput } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { toArchiveData, withTarget, toAudited, requireFree, toFileView } from '#lib/operators/archive-row.ts'
import { audit } from '#lib/operators/audit.ts'

export async function addArchive(tx: Tx, actor: OperatorActor, input: ArchiveInput): Promise<ArchiveFileView> {
  await requireFree(tx, input)
  const row = await tx.archive.create({ data: { id: newId('archive'), ...toArchiveData(input) }, include: withTarget })
  await audit(tx, actor, { action: 'archive.add', targetType: 'archive', targetId: row.id, after: toAudited(row) })
  return toFileView(tx, actor, row)
}
