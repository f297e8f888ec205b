import type { OperatorActor } from '#lib/actor.ts'
import type { ArchiveFileView, ArchiveInput } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import {
  toArchiveData,
  withTarget,
  toAudited,
  lockArchive,
  requireFree,
  toFileView,
} from '#lib/operators/archive-row.ts'
import { audit } from '#lib/operators/audit.ts'

/** Replaces what the directory says of an archive; whatever isn't given is gone. */
export async function replaceArchive(
  tx: Tx,
  actor: OperatorActor,
  archiveId: string,
  input: ArchiveInput,
): Promise<ArchiveFileView> {
  const before = await lockArchive(tx, archiveId)
  await requireFree(tx, input, archiveId)
  const after = await tx.archive.update({ where: { id: archiveId }, data: toArchiveData(input), include: withTarget })
  await audit(tx, actor, {
    action: 'archive.update',
    targetType: 'archive',
    targetId: archiveId,
    before: toAudited(before),
    after: toAudited(after),
  })
  return toFileView(tx, actor, after)
}
