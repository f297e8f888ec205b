import { canApply, canRevert, revertUntil } from '#lib/archives/import-state.ts'
import type { ArchiveImportView } from '#lib/archives/schema.ts'
import type { RowIssue } from '#lib/archives/parse-row.ts'
import type { Tx } from '#lib/db.ts'
import type { ArchiveImport } from '#lib/generated/prisma/client.ts'
import { withoutAbsent } from '#lib/view.ts'

/** Imports with the names of those who made them and carried them out. */
export async function toImportViews(tx: Tx, rows: readonly ArchiveImport[]): Promise<ArchiveImportView[]> {
  const ids = rows.flatMap(({ createdBy, appliedBy, revertedBy }) =>
    [createdBy, appliedBy ?? [], revertedBy ?? []].flat(),
  )
  const people = await tx.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const done = (at: Date, by: string | null) => ({
    at: at.toISOString(),
    by: { id: by ?? '', name: names.get(by ?? '') ?? by ?? '' },
  })
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    file: { ...withoutAbsent({ name: row.fileName }), sizeBytes: row.sizeBytes, digest: row.fileDigest },
    added: row.added,
    changed: row.changed,
    unchanged: row.unchanged,
    refused: row.refused,
    faults: row.faults as RowIssue[], // as the preview wrote them
    previewed: done(row.createdAt, row.createdBy),
    ...(row.appliedAt && {
      applied: {
        ...done(row.appliedAt, row.appliedBy),
        archives: row.applied,
        moved: row.moved,
        revertUntil: revertUntil(row.appliedAt).toISOString(),
      },
    }),
    ...(row.revertedAt && {
      reverted: { ...done(row.revertedAt, row.revertedBy), archives: row.taken, kept: row.kept },
    }),
    canApply: canApply(row),
    canRevert: canRevert(row),
  }))
}

export async function toImportView(tx: Tx, row: ArchiveImport): Promise<ArchiveImportView> {
  const [view] = await toImportViews(tx, [row])
  if (!view) throw new Error('a row without its view')
  return view
}
