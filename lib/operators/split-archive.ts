import type { OperatorActor } from '#lib/actor.ts'
import { namesOf, otherNames } from '#lib/archives/merged-names.ts'
import { searchedBy } from '#lib/archives/searched-by.ts'
import type { ArchiveFileView } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import type { Archive } from '#lib/generated/prisma/client.ts'
import { withTarget, lockArchive, toFileView } from '#lib/operators/archive-row.ts'
import { audit } from '#lib/operators/audit.ts'
import { findMerge } from '#lib/operators/find-merge.ts'

/** Undoes a merge: the archive stands for itself again, with the duplicates that it had, and its name is no other's any more. */
export async function splitArchive(tx: Tx, actor: OperatorActor, archiveId: string): Promise<ArchiveFileView> {
  const before = await lockArchive(tx, archiveId)
  if (before.mergedIntoId === null) return toFileView(tx, actor, before)
  const merge = await findMerge(tx, archiveId)
  const duplicates = await tx.archive.findMany({
    where: { id: { in: merge?.moved ?? [] }, mergedIntoId: before.mergedIntoId },
    orderBy: { id: 'asc' },
  })
  await takeNames(tx, before, [before, ...duplicates])
  const updatedAt = new Date()
  const moved = duplicates.map(({ id }) => id)
  await tx.archive.updateMany({ where: { id: { in: moved } }, data: { mergedIntoId: archiveId, updatedAt } })
  const aliases = otherNames(before, duplicates)
  const after = await tx.archive.update({
    where: { id: archiveId },
    data: { mergedIntoId: null, aliases, ...searchedBy({ ...before, aliases }), updatedAt },
    include: withTarget,
  })
  await audit(tx, actor, {
    action: 'archive.split',
    targetType: 'archive',
    targetId: archiveId,
    before: { mergedInto: before.mergedIntoId },
    after: { mergedInto: null, moved },
  })
  return toFileView(tx, actor, after)
}

/**
 * Takes the names of those that leave from where a duplicate was merged into, and from there on where that was merged itself
 * later: but for what each is called of itself, and what those that stay there are called.
 */
async function takeNames(tx: Tx, duplicate: Archive, leaving: readonly Archive[]): Promise<void> {
  let names = namesOf(leaving)
  for (let hidden = duplicate; hidden.mergedIntoId !== null;) {
    const { intoId, own } = (await findMerge(tx, hidden.id)) ?? { intoId: hidden.mergedIntoId, own: [] }
    const holder = await lockArchive(tx, intoId)
    const staying = await tx.archive.findMany({
      where: { mergedIntoId: holder.id, id: { notIn: leaving.map(({ id }) => id) } },
    })
    const kept = new Set([...own, ...namesOf(staying)])
    names = names.filter((name) => !kept.has(name))
    const aliases = holder.aliases.filter((alias) => !names.includes(alias))
    await tx.archive.update({
      where: { id: holder.id },
      data: { aliases, ...searchedBy({ ...holder, aliases }), updatedAt: new Date() },
    })
    hidden = holder
  }
}
