import { namesTogether } from '#lib/archives/merged-names.ts'
import { mostAliases } from '#lib/archives/schema.ts'
import { searchedBy } from '#lib/archives/searched-by.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { lockRow } from '#lib/operators/archive-row.ts'
import { refusal } from '#lib/refusals.ts'

/** An archive is found by the names of what was merged into it, whatever somebody has just written of either. */
export async function keepNames(tx: Tx, archiveId: string): Promise<void> {
  await lockRow(tx, archiveId)
  const { duplicates, ...archive } = await tx.archive.findUniqueOrThrow({
    where: { id: archiveId },
    include: { duplicates: { orderBy: { id: 'asc' } } },
  })
  if (duplicates.length === 0) return
  const aliases = namesTogether(archive, duplicates)
  if (aliases.length > mostAliases) throw invalid('aliases', refusal('aliases', { most: mostAliases }))
  await tx.archive.update({
    where: { id: archiveId },
    data: { aliases, ...searchedBy({ ...archive, aliases }), updatedAt: new Date() },
  })
}
