import type { OperatorActor } from '#lib/actor.ts'
import { searchedBy } from '#lib/archives/searched-by.ts'
import type { ArchiveFileView } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import { withTarget, lockArchive, toFileView } from '#lib/operators/archive-row.ts'
import { audit } from '#lib/operators/audit.ts'

/** Undoes a merge: the archive stands for itself again, and its name is no other's any more. */
export async function splitArchive(tx: Tx, actor: OperatorActor, archiveId: string): Promise<ArchiveFileView> {
  const before = await lockArchive(tx, archiveId)
  if (before.mergedIntoId !== null) {
    const target = await lockArchive(tx, before.mergedIntoId)
    const own = new Set([before.name, before.nameLatin, ...before.aliases])
    const aliases = target.aliases.filter((alias) => !own.has(alias))
    await tx.archive.update({
      where: { id: target.id },
      data: { aliases, ...searchedBy({ ...target, aliases }), updatedAt: new Date() },
    })
  }
  const after = await tx.archive.update({
    where: { id: archiveId },
    data: { mergedIntoId: null, updatedAt: new Date() },
    include: withTarget,
  })
  await audit(tx, actor, {
    action: 'archive.split',
    targetType: 'archive',
    targetId: archiveId,
    before: { mergedInto: before.mergedIntoId },
    after: { mergedInto: null },
  })
  return toFileView(tx, actor, after)
}
