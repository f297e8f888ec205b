import { archiveOfRow, namingArchive } from '#lib/archives/naming-archive.ts'
import { wordsToFind } from '#lib/archives/search-words.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, int4, nullable, text } from '#lib/sql.ts'

/** An archive in words, as an order has it that names none of the directory. */
export type Name = { name: string; country: string | null }

// The words lead along the index to the few archives that can have such a name. Where several have it, nobody knows which is meant.
const findNamed = defineQuery(
  { at: int4, id: text, place: text, city: nullable(text) },
  (names: readonly string[], countries: readonly (string | null)[], words: readonly string[]) => Prisma.sql`
    SELECT o.at::int AS at, min(coalesce(m.id, a.id)) AS id, min(coalesce(m.name, a.name)) AS place, min(coalesce(m.city, a.city)) AS city
    FROM (
      SELECT NULL::text AS archive_repository_id, n.* FROM unnest(${names}::text[], ${countries}::text[], ${words}::text[])
        WITH ORDINALITY AS n(repository_name, country_iso_a3, words, at)) o
      JOIN archives a ON a.search @@ o.words::tsquery AND ${namingArchive(archiveOfRow).byName}
      LEFT JOIN archives m ON m.id = a.merged_into_id
    GROUP BY o.at HAVING count(DISTINCT coalesce(m.id, a.id)) = 1`,
)

const keyOf = ({ name, country }: Name) => `${country ?? ''} ${name}`

/** The archives of the directory that are called so, as a lookup; one query for however many names. */
export async function findArchivesNamed(tx: Tx, asked: readonly Name[]) {
  const names = [...new Map(asked.map((one) => [keyOf(one), one])).values()].flatMap((one) => {
    // Letters and digits only, so quoted they are literals of a tsquery.
    const words = wordsToFind(one.name).map((word) => `'${word}'`)
    return words.length === 0 ? [] : [{ ...one, words: words.join(' & ') }]
  })
  const found =
    names.length === 0
      ? []
      : await findNamed(
          tx,
          names.map(({ name }) => name),
          names.map(({ country }) => country),
          names.map(({ words }) => words),
        )
  const byName = new Map(
    found.flatMap(({ at, ...archive }) => names.slice(at - 1, at).map((one) => [keyOf(one), archive] as const)),
  )
  return (name: Name) => byName.get(keyOf(name))
}
