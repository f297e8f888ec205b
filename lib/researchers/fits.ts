import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import { Prisma } from '#lib/generated/prisma/client.ts'
import { archiveOfRow, namingArchive } from '#lib/orders/naming-archive.ts'

const naming = namingArchive(archiveOfRow)

/** In a country that a researcher `r` serves. An order without a country has the one of its archive, where the directory knows it. */
export const fitsCountry = Prisma.sql`(
  o.country_iso_a3::text = ANY(r.countries)
  OR (o.country_iso_a3 IS NULL AND EXISTS (
    SELECT 1 FROM archives a WHERE a.id = o.archive_repository_id AND a.country_iso_a3::text = ANY(r.countries))))`

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

/** The countries (alpha-3) where most people write a language, as Unicode's "likely subtags" know it. */
export const countriesOfLanguage = (language: string): string[] =>
  codes.flatMap(([two = '', three = '']) =>
    new Intl.Locale(`und-${two}`).maximize().language === language ? [three] : [],
  )
