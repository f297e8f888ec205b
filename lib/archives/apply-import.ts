import { lockImport, givenRows, inPieces, setFates, slicesOf, type Change } from '#lib/archives/import-row.ts'
import { requireTransition } from '#lib/archives/import-state.ts'
import { isSame, keyOf, toKnown, type KnownArchive } from '#lib/archives/known-archive.ts'
import { findKnown } from '#lib/archives/plan-import.ts'
import { rewriteArchives } from '#lib/archives/rewrite-archives.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma, type ArchiveImport } from '#lib/generated/prisma/client.ts'
import { defineQuery, text } from '#lib/sql.ts'

const addArchives = defineQuery(
  { id: text },
  (json: string) => Prisma.sql`
    INSERT INTO archives (id, name, name_latin, kind, city, country_iso_a3, isil, website, coordinates, aliases, sort_name, search_words)
    SELECT id, name, "nameLatin", kind::"ArchiveKind", city, "countryISOA3", isil, website, coordinates, aliases, "sortName",
      "searchWords"
    FROM ${givenRows(json)} ON CONFLICT DO NOTHING RETURNING id`,
)

/**
 * Carries out what was previewed. An archive that says something else by now than it said in the preview is left alone, as is one
 * that has been added since, unless it says what the file wants of it already.
 */
export async function applyImport(
  tx: Tx,
  importId: string,
  by: string,
  { waits = false } = {},
): Promise<ArchiveImport> {
  const row = await lockImport(tx, importId, { waits })
  const state = requireTransition(row, 'apply')
  const counts = { applied: 0, moved: 0 }
  for await (const changes of slicesOf(tx, importId, 'planned')) {
    const written = await write(tx, changes)
    const rest = changes.filter(({ archiveId }) => !written.has(archiveId))
    const now = await findNow(tx, rest)
    const isThere = ({ after }: Change) => {
      const found = now.get(keyOf(after))
      return found !== undefined && isSame(found, after)
    }
    const moved = rest.filter((change) => !isThere(change))
    await setFates(tx, idsOf(changes.filter(({ archiveId }) => written.has(archiveId))), 'applied')
    await setFates(tx, idsOf(rest.filter(isThere)), 'unneeded')
    await setFates(tx, idsOf(moved), 'moved')
    counts.applied += written.size
    counts.moved += moved.length
  }
  return tx.archiveImport.update({
    where: { id: importId },
    data: { state, ...counts, appliedBy: by, appliedAt: new Date() },
  })
}

const idsOf = (changes: readonly Change[]) => changes.map(({ id }) => id)

/** Writes what can be written; returns the archives that were. */
async function write(tx: Tx, changes: readonly Change[]): Promise<Set<string>> {
  const toRow = ({ archiveId, before, after }: Change) => ({ id: archiveId, to: after, from: before ?? after })
  // Beside somebody who writes several of these archives, in one order at least within a slice.
  const sorted = changes.toSorted((a, b) => (keyOf(a.after) < keyOf(b.after) ? -1 : 1))
  const added = await inPieces(sorted.filter(({ before }) => before === null).map(toRow), (json) =>
    addArchives(tx, json),
  )
  const changed = await rewriteArchives(tx, sorted.filter(({ before }) => before !== null).map(toRow))
  return new Set([...added, ...changed])
}

/** What the directory says now of the archives of these changes. */
async function findNow(tx: Tx, changes: readonly Change[]): Promise<Map<string, KnownArchive>> {
  if (changes.length === 0) return new Map()
  const keys = changes.map(({ after: { countryISOA3, city, name } }) => ({ countryISOA3, city, name }))
  const rows = await findKnown(tx, JSON.stringify(keys))
  return new Map(rows.map((row) => [keyOf(row), toKnown(row)]))
}
