import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import { archiveOfRow, namingArchive } from '#lib/archives/naming-archive.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'

const naming = namingArchive(archiveOfRow)

/** Whether the country of an order `o` is one that is meant. An order without a country has the one of its archive, where the directory knows it. */
const inCountry = (isMeant: (country: Prisma.Sql) => Prisma.Sql): Prisma.Sql => Prisma.sql`(
  ${isMeant(Prisma.sql`o.country_iso_a3`)}
  OR (o.country_iso_a3 IS NULL AND EXISTS (
    SELECT 1 FROM archives a WHERE a.id = o.archive_repository_id AND ${isMeant(Prisma.sql`a.country_iso_a3`)})))`
const inOneOf = (countries: Prisma.Sql) => inCountry((country) => Prisma.sql`${country}::text = ANY(${countries})`)

/** In a country that a researcher `r` serves. */
export const fitsCountry = inOneOf(Prisma.sql`r.countries`)

/**
 * At an archive that they go to. A profile names archives by their id in the directory, which stands for every name and every
 * duplicate of theirs, or as an order would write them.
 */
export const fitsArchive = Prisma.sql`(
  o.archive_repository_id = ANY(r.archives)
  OR EXISTS (
    SELECT 1 FROM archives own JOIN archives a ON a.id = coalesce(own.merged_into_id, own.id)
    WHERE own.id = ANY(r.archives) AND (
      ${naming.byId} OR ${naming.byName}))
  OR EXISTS (SELECT 1 FROM unnest(r.archives) AS own(name) WHERE lower(own.name) = lower(o.repository_name)))`

/** Whether an order `o` is one for a researcher `r`. */
export const fits = Prisma.sql`(${fitsCountry} OR ${fitsArchive})`

/** What the board's filters and kept searches say of an order `o`: of values, or of columns. */
export const boardFilters = {
  archive: (name: Prisma.Sql) => Prisma.sql`position(folded(${name}) IN folded(o.repository_name)) > 0`,
  country: (code: Prisma.Sql) => inCountry((country) => Prisma.sql`${country} = ${code}`),
  /** @param countries those where the language is at home */
  language: inOneOf,
}

/** The countries (alpha-3) where most people write a language, as Unicode's "likely subtags" know it. */
export const countriesOfLanguage = (language: string): string[] =>
  codes.flatMap(([two = '', three = '']) =>
    new Intl.Locale(`und-${two}`).maximize().language === language ? [three] : [],
  )
