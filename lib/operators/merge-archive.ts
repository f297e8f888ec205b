import { otherNames } from '#lib/archives/merged-names.ts'
import type { OperatorActor } from '#lib/actor.ts'
import { searchedBy } from '#lib/archives/searched-by.ts'
import type { ArchiveFileView } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { getArchiveRow, lockRow, withTarget, toAudited, toFileView } from '#lib/operators/archive-row.ts'
import { audit } from '#lib/operators/audit.ts'

/**
 * Hides a duplicate behind the archive that it is, which is found by both names from then on. Orders keep the id that
 * their customers wrote; it still leads here.
 */
export async function mergeArchive(
  tx: Tx,
  actor: OperatorActor,
  archiveId: string,
  intoId: string,
): Promise<ArchiveFileView> {
  if (archiveId === intoId) throw invalid('intoId', 'is the same archive')
  // In one order everywhere, or two merges the other way round would wait for each other.
  for (const id of [archiveId, intoId].sort()) await lockRow(tx, id)
  const duplicate = await getArchiveRow(tx, archiveId)
  const target = await tx.archive.findUnique({ where: { id: intoId } })
  if (!target) throw invalid('intoId', 'is no archive of the directory')
  if (target.mergedIntoId !== null) throw invalid('intoId', 'is itself merged into another archive')
  if (duplicate.mergedIntoId === intoId) return toFileView(tx, actor, await getArchiveRow(tx, intoId))
  const aliases = otherNames(target, [duplicate])
  const now = new Date()
  await tx.archive.updateMany({
    where: { OR: [{ id: archiveId }, { mergedIntoId: archiveId }] },
    data: { mergedIntoId: intoId, updatedAt: now },
  })
  const after = await tx.archive.update({
    where: { id: intoId },
    data: { aliases, ...searchedBy({ ...target, aliases }), updatedAt: now },
    include: withTarget,
  })
  await audit(tx, actor, {
    action: 'archive.merge',
    targetType: 'archive',
    targetId: archiveId,
    before: { duplicate: toAudited(duplicate), into: toAudited(target) },
    after: { into: toAudited(after) },
  })
  return toFileView(tx, actor, after)
}
