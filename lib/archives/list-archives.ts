import type { ArchiveView, ListArchivesQuery } from '#lib/archives/schema.ts'
import { wordsToFind } from '#lib/archives/search-words.ts'
import { toArchiveView, type ArchiveListing } from '#lib/archives/view.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma, type Archive } from '#lib/generated/prisma/client.ts'
import { requireCursor, toPage, unknownCursor, type Page, type PageRequest } from '#lib/paging.ts'
import { defineQuery, enumOf, named, nullable, select, text, type ShapeOf } from '#lib/sql.ts'

const listing: ShapeOf<ArchiveListing> = {
  id: text,
  name: text,
  nameLatin: nullable(text),
  kind: enumOf('ArchiveKind'),
  city: text,
  countryISOA3: named('country_iso_a3', text),
  isil: nullable(text),
  website: nullable(text),
}

export type ArchiveFilters = Omit<ListArchivesQuery, 'q'> & {
  words: string[] | undefined
  cursor: Pick<Archive, 'id' | 'sortName'> | undefined
}

export const findArchives = defineQuery(listing, (filters: ArchiveFilters, { order, limit }: PageRequest) => {
  const { country, kind, words, cursor } = filters
  const [beyond, direction] = order === 'desc' ? [Prisma.sql`<`, Prisma.sql`DESC`] : [Prisma.sql`>`, Prisma.sql`ASC`]
  const conditions = [
    Prisma.sql`merged_into_id IS NULL`,
    country && Prisma.sql`country_iso_a3 = ${country}`,
    kind && Prisma.sql`kind = ${kind}::"ArchiveKind"`,
    // Words hold letters and digits only, so quoted they are literals of a tsquery.
    words && Prisma.sql`search @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`,
    cursor && Prisma.sql`(sort_name, id) ${beyond} (${cursor.sortName}, ${cursor.id})`,
  ].filter((condition) => typeof condition === 'object')
  return Prisma.sql`SELECT ${select(listing, 'a')} FROM archives a WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY sort_name ${direction}, id ${direction} LIMIT ${limit + 1}::int`
})

/** The directory, the same for everyone, by name. */
export async function listArchives(
  tx: Tx,
  { q, ...filters }: ListArchivesQuery,
  page: PageRequest,
): Promise<Page<ArchiveView>> {
  requireCursor('archive', page)
  const words = q === undefined ? undefined : wordsToFind(q)
  if (words?.length === 0) return { items: [], hasMore: false }
  const cursor = page.startingAfter === undefined ? undefined : await findPosition(tx, page.startingAfter)
  const rows = await findArchives(tx, { ...filters, words, cursor }, page)
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toArchiveView), hasMore }
}

async function findPosition(tx: Tx, id: string) {
  const archive = await tx.archive.findUnique({ where: { id }, select: { id: true, sortName: true } })
  if (!archive) throw unknownCursor()
  return archive
}
