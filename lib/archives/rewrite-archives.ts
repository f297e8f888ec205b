import { givenRows, inPieces, isUnmoved, type Rewrite } from '#lib/archives/import-row.ts'
import { mostAliases } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, text } from '#lib/sql.ts'

// What was merged into one meanwhile may have been called as it was already, so that it says what it said: those names stay, too.
const rewrite = defineQuery(
  { id: text },
  (json: string) => Prisma.sql`
    UPDATE archives a SET name_latin = given."nameLatin", kind = given.kind::"ArchiveKind", isil = given.isil, website = given.website,
      coordinates = given.coordinates, aliases = given.aliases, sort_name = given."sortName", search_words = given."searchWords", updated_at = now()
    FROM ${givenRows(json)} WHERE a.id = given.id AND ${isUnmoved}
      AND NOT EXISTS (
        SELECT FROM archives d CROSS JOIN unnest(ARRAY[d.name, d.name_latin] || d.aliases) AS known(name)
        WHERE d.merged_into_id = a.id AND cardinality(given.aliases) < ${mostAliases}::int
          AND known.name <> ALL(ARRAY[given.name, coalesce(given."nameLatin", given.name)] || given.aliases))
    RETURNING a.id`,
)

/** Brings archives to what is given, as far as they say what that was made for. Returns which. Duplicates first, by whose names the rest is judged. */
export async function rewriteArchives(tx: Tx, rows: readonly Rewrite[]): Promise<string[]> {
  const isHidden = ({ to }: Rewrite) => to.mergedIntoId !== null
  const write = (some: readonly Rewrite[]) => inPieces(some, (json) => rewrite(tx, json))
  return [...(await write(rows.filter(isHidden))), ...(await write(rows.filter((row) => !isHidden(row))))]
}
