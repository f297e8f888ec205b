import type { ArchiveView, ListArchivesQuery } from '#lib/archives/schema.ts'
import { wordsOf } from '#lib/archives/search-words.ts'
import { toArchiveView, type ArchiveListing } from '#lib/archives/view.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { requireCursor, toPage, unknownCursor, type Page, type PageRequest } from '#lib/paging.ts'

/** The directory, the same for everyone, by name. */
export async function listArchives(
  tx: Tx,
  { q, country, kind }: ListArchivesQuery,
  page: PageRequest,
): Promise<Page<ArchiveView>> {
  requireCursor('archive', page)
  const words = q === undefined ? undefined : wordsOf(q)
  if (words?.length === 0) return { items: [], hasMore: false }
  const cursor = page.startingAfter === undefined ? undefined : await findPosition(tx, page.startingAfter)
  const [beyond, direction] =
    page.order === 'desc' ? [Prisma.sql`<`, Prisma.sql`DESC`] : [Prisma.sql`>`, Prisma.sql`ASC`]
  const conditions = [
    Prisma.sql`merged_into_id IS NULL`,
    country && Prisma.sql`country_iso_a3 = ${country}`,
    kind && Prisma.sql`kind = ${kind}::"ArchiveKind"`,
    // Words hold letters and digits only, so quoted they are literals of a tsquery.
    words && Prisma.sql`search @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`,
    cursor && Prisma.sql`(sort_name, id) ${beyond} (${cursor.sortName}, ${cursor.id})`,
  ].filter((condition) => typeof condition === 'object')
  const rows = await tx.$queryRaw<ArchiveListing[]>`
    SELECT id, name, name_latin AS "nameLatin", kind::text AS kind, city, country_iso_a3 AS "countryISOA3", isil, website
    FROM archives WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY sort_name ${direction}, id ${direction} LIMIT ${page.limit + 1}::int`
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toArchiveView), hasMore }
}

async function findPosition(tx: Tx, id: string) {
  const archive = await tx.archive.findUnique({ where: { id }, select: { id: true, sortName: true } })
  if (!archive) throw unknownCursor()
  return archive
}
