import type { OperatorActor } from '#lib/actor.ts'
import { keyOf } from '#lib/archives/known-archive.ts'
import type { ArchiveFileView, ReplaceArchiveInput } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import {
  toArchiveData,
  toAudited,
  getArchiveRow,
  lockArchive,
  requireFree,
  toFileView,
} from '#lib/operators/archive-row.ts'
import { audit } from '#lib/operators/audit.ts'
import { keepNames } from '#lib/operators/keep-names.ts'
import { leaveFormer } from '#lib/operators/leave-former.ts'
import { takeFormer } from '#lib/operators/take-former.ts'

/** Replaces what the directory says of an archive; whatever isn't given is gone, but for the names of its duplicates. */
export async function replaceArchive(
  tx: Tx,
  actor: OperatorActor,
  archiveId: string,
  { updatedAt, ...input }: ReplaceArchiveInput,
): Promise<ArchiveFileView> {
  const before = await lockArchive(tx, archiveId)
  if (updatedAt !== undefined && Date.parse(updatedAt) !== before.updatedAt.getTime())
    throw new ApiError('operator_conflict', 'This archive has been changed since. Look at that first.')
  const goesBack = await takeFormer(tx, before, input)
  await requireFree(tx, input, archiveId)
  await tx.archive.update({ where: { id: archiveId }, data: toArchiveData(input) })
  // A slip that is taken back is no former name.
  if (keyOf(before) !== keyOf(input) && !goesBack) await leaveFormer(tx, before)
  await keepNames(tx, before.mergedIntoId ?? archiveId)
  const after = await getArchiveRow(tx, archiveId)
  await audit(tx, actor, {
    action: 'archive.update',
    targetType: 'archive',
    targetId: archiveId,
    before: toAudited(before),
    after: toAudited(after),
  })
  return toFileView(tx, actor, after)
}
