import {
  givenRows,
  inPieces,
  isUnmoved,
  lockImport,
  setFates,
  slicesOf,
  type Change,
} from '#lib/archives/import-row.ts'
import { requireTransition } from '#lib/archives/import-state.ts'
import { archiveOfRow, namingArchive } from '#lib/archives/naming-archive.ts'
import { rewriteArchives } from '#lib/archives/rewrite-archives.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma, type ArchiveImport } from '#lib/generated/prisma/client.ts'
import { defineQuery, text } from '#lib/sql.ts'

const naming = namingArchive(archiveOfRow)

// One that somebody leans on stays: orders, placed or yet to be, and profiles name archives, and merges lead to them.
const removeArchives = defineQuery(
  { id: text },
  (json: string) => Prisma.sql`
    DELETE FROM archives a USING ${givenRows(json)} WHERE a.id = given.id AND ${isUnmoved}
      AND NOT EXISTS (SELECT 1 FROM archives d WHERE d.merged_into_id = a.id)
      AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.environment IN ('development', 'production') AND o.archive_repository_id = a.id)
      AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.environment IN ('development', 'production') AND ${naming.byName})
      AND NOT EXISTS (SELECT 1 FROM order_templates t WHERE t.content ->> 'archiveRepositoryId' = a.id)
      AND NOT EXISTS (SELECT 1 FROM first_orders w WHERE w.content ->> 'archiveRepositoryId' = a.id)
      AND NOT EXISTS (SELECT 1 FROM (SELECT unnest(archives) AS id FROM researchers) n WHERE n.id = a.id)
    RETURNING a.id`,
)

/** Takes an import back, for a while. An archive that was changed since, or is needed by now, stays as it is. */
export async function revertImport(tx: Tx, importId: string, by: string): Promise<ArchiveImport> {
  const row = await lockImport(tx, importId)
  const state = requireTransition(row, 'revert')
  const counts = { taken: 0, kept: 0 }
  for await (const changes of slicesOf(tx, importId, 'applied')) {
    const back = ({ archiveId, before, after }: Change) => ({ id: archiveId, to: before ?? after, from: after })
    const added = changes.filter(({ before }) => before === null).map(back)
    const changed = changes.filter(({ before }) => before !== null).map(back)
    const taken = new Set([
      ...(await inPieces(added, (json) => removeArchives(tx, json))),
      ...(await rewriteArchives(tx, changed)),
    ])
    const [gone, kept] = [true, false].map((wanted) =>
      changes.filter(({ archiveId }) => taken.has(archiveId) === wanted).map(({ id }) => id),
    )
    await setFates(tx, gone ?? [], 'reverted')
    await setFates(tx, kept ?? [], 'kept')
    counts.taken += taken.size
    counts.kept += changes.length - taken.size
  }
  return tx.archiveImport.update({
    where: { id: importId },
    data: { state, ...counts, revertedBy: by, revertedAt: new Date() },
  })
}
