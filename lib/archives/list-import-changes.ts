import { getImportRow, toChange, type Change } from '#lib/archives/import-row.ts'
import { changedFields, type KnownArchive } from '#lib/archives/known-archive.ts'
import type { ImportChangesQuery, ImportChangeView } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

const shown = {
  added: { before: { equals: Prisma.DbNull } },
  changed: { before: { not: Prisma.DbNull } },
  moved: { fate: 'moved' },
  kept: { fate: 'kept' },
} as const satisfies Record<string, Prisma.ArchiveImportChangeWhereInput>

/** What an import does to each archive, in the order of its file. */
export async function listImportChanges(
  tx: Tx,
  importId: string,
  { show }: ImportChangesQuery,
  page: PageRequest,
): Promise<Page<ImportChangeView>> {
  requireCursor('archiveChange', page)
  await getImportRow(tx, importId)
  const { where, rest } = keyset(page)
  const rows = await tx.archiveImportChange.findMany({
    where: { importId, ...where, ...(show === undefined ? {} : shown[show]) },
    ...rest,
  })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map((row) => toView(toChange(row))), hasMore }
}

const valuesOf = (archive: KnownArchive | null, field: keyof KnownArchive): string[] =>
  [archive?.[field] ?? []].flat().filter((value) => value !== '')

/** Of a new archive: everything that it says. */
const nothing = (after: KnownArchive): KnownArchive => ({
  ...after,
  nameLatin: null,
  isil: null,
  website: null,
  coordinates: null,
  aliases: [],
})

function toView({ id, fate, line, archiveId, before, after }: Change): ImportChangeView {
  const { name, city, countryISOA3 } = after
  const fields = before ? changedFields(before, after) : ['kind' as const, ...changedFields(nothing(after), after)]
  return {
    id,
    kind: before ? 'changed' : 'added',
    fate,
    line,
    archive: { id: archiveId, name, city, countryISOA3 },
    fields: fields.map((field) => ({ field, before: valuesOf(before, field), after: valuesOf(after, field) })),
  }
}
