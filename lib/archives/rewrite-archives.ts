import { givenRows, isUnmoved } from '#lib/archives/import-row.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, text } from '#lib/sql.ts'

/** Brings archives to what is given, as far as they say what that was made for. Returns which. */
export const rewriteArchives = defineQuery(
  { id: text },
  (json: string) => Prisma.sql`
    UPDATE archives a SET name_latin = given."nameLatin", kind = given.kind::"ArchiveKind", isil = given.isil, website = given.website,
      coordinates = given.coordinates, aliases = given.aliases, sort_name = given."sortName", search_words = given."searchWords", updated_at = now()
    FROM ${givenRows(json)} WHERE a.id = given.id AND ${isUnmoved} RETURNING a.id`,
)
