import type { OperatorActor } from '#lib/actor.ts'
import { namesOf, namesTogether } from '#lib/archives/merged-names.ts'
import { searchedBy } from '#lib/archives/searched-by.ts'
import { mostAliases, type ArchiveFileView } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Archive } from '#lib/generated/prisma/client.ts'
import { getArchiveRow, lockRow, withTarget, toAudited, toFileView } from '#lib/operators/archive-row.ts'
import { audit } from '#lib/operators/audit.ts'
import { findMerge } from '#lib/operators/find-merge.ts'

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
  const target = await tx.archive.findUnique({ where: { id: intoId }, include: { duplicates: true } })
  if (!target) throw invalid('intoId', 'is no archive of the directory')
  if (target.mergedIntoId !== null) throw invalid('intoId', 'is itself merged into another archive')
  if (duplicate.mergedIntoId === intoId) return toFileView(tx, actor, await getArchiveRow(tx, intoId))
  const along = await tx.archive.findMany({ where: { mergedIntoId: archiveId }, orderBy: { id: 'asc' } })
  const moved = along.map(({ id }) => id)
  const aliases = namesTogether(target, [duplicate, ...along])
  // One that fell out would lead nowhere.
  if (aliases.length > mostAliases) throw invalid('intoId', `would have more than ${mostAliases} other names`)
  const now = new Date()
  await tx.archive.updateMany({
    where: { id: { in: [archiveId, ...moved] } },
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
    // What undoing it goes by (find-merge.ts).
    before: { duplicate: toAudited(duplicate), into: toAudited(target), own: await ownNames(tx, target), moved },
    after: { into: toAudited(after) },
  })
  return toFileView(tx, actor, after)
}

/** The other names of an archive that it doesn't have by what was merged into it. */
async function ownNames(tx: Tx, { id, aliases, duplicates }: Archive & { duplicates: Archive[] }): Promise<string[]> {
  const borrowed = new Set<string>()
  for (const duplicate of duplicates) {
    const merge = await findMerge(tx, duplicate.id)
    if (merge?.intoId !== id) continue
    for (const name of namesOf([duplicate])) if (!merge.own.includes(name)) borrowed.add(name)
  }
  return aliases.filter((name) => !borrowed.has(name))
}
