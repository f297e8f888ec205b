import { Prisma } from '#lib/generated/prisma/client.ts'

/** An archive of the directory, as SQL: the ids that lead to it, its names in lower case, its country. */
type Archive = Record<'ids' | 'names' | 'country', Prisma.Sql>

/** Whether an order `o` names an archive: by the id of the directory, or, without one, in words that are one of its names. */
export const namingArchive = ({ ids, names, country }: Archive) => ({
  byId: Prisma.sql`o.archive_repository_id = ANY(${ids})`,
  byName: Prisma.sql`(o.archive_repository_id IS NULL AND coalesce(o.country_iso_a3 = ${country}, true)
    AND lower(o.repository_name) = ANY(${names}))`,
})

/** The archive of a row `a` of the directory. */
export const archiveOfRow: Archive = {
  ids: Prisma.sql`ARRAY(SELECT a.id UNION ALL SELECT d.id FROM archives d WHERE d.merged_into_id = a.id)`,
  names: Prisma.sql`ARRAY(SELECT lower(name) FROM unnest(ARRAY[a.name, a.name_latin] || a.aliases) AS known(name) WHERE name IS NOT NULL)`,
  country: Prisma.sql`a.country_iso_a3`,
}

/** The archive of an id, its duplicates included. */
export const archiveOf = (id: string): Archive => ({
  ids: Prisma.sql`ARRAY(SELECT ${id}::text UNION ALL SELECT d.id FROM archives d WHERE d.merged_into_id = ${id})`,
  names: Prisma.sql`ARRAY(SELECT lower(known.name) FROM archives a, unnest(ARRAY[a.name, a.name_latin] || a.aliases) AS known(name)
    WHERE a.id = ${id} AND known.name IS NOT NULL)`,
  country: Prisma.sql`(SELECT a.country_iso_a3 FROM archives a WHERE a.id = ${id})`,
})
