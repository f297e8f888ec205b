import { applyImport } from '#lib/archives/apply-import.ts'
import type { RowIssue } from '#lib/archives/parse-row.ts'
import { previewImport } from '#lib/archives/preview-import.ts'
import type { Db } from '#lib/db.ts'
import type { ArchiveImport } from '#lib/generated/prisma/client.ts'

export type ImportReport = {
  /** By it the import can be looked at in the console, and be taken back. */
  importId: string
  added: number
  changed: number
  unchanged: number
  refused: number
  /** What somebody changed between the two steps. */
  moved: number
  issues: RowIssue[]
}

// A file of sixty thousand archives takes seconds, on a busy machine tens of them.
const patience = { timeout: 10 * 60_000, maxWait: 60_000 }

/** Brings the directory up to a CSV: preview and import in one go, for commands. `onlyPreview`: the first of the two. */
export async function importArchives(
  db: Db,
  source: AsyncIterable<Uint8Array>,
  by: string,
  { onlyPreview = false } = {},
): Promise<ImportReport> {
  const planned = await db.$transaction((tx) => previewImport(tx, by, { source }), patience)
  const done = onlyPreview
    ? planned
    : await db.$transaction((tx) => applyImport(tx, planned.id, by, { waits: true }), patience)
  return toReport(done)
}

const toReport = ({ id, added, changed, unchanged, refused, moved, faults }: ArchiveImport): ImportReport => ({
  importId: id,
  added,
  changed,
  unchanged,
  refused,
  moved,
  issues: faults as RowIssue[], // as the preview wrote them
})
