import { z } from 'zod'
import { countryISOA3 } from '#lib/countries.ts'
import { instant, text } from '#lib/text.ts'
import { refusal } from '#lib/refusals.ts'

/**
 * `state`: of a part of a federation (a US state, a Land, a canton, a province). `regional`: any other part of a country
 * (a département, a county, a voivodeship).
 */
export const archiveKinds = [
  'national',
  'state',
  'regional',
  'city',
  'church',
  'military',
  'university',
  'other',
] as const
export const archiveKind = z.enum(archiveKinds, refusal('oneOf', { list: archiveKinds.join(', ') })).meta({
  id: 'ArchiveKind',
  description:
    '`state`: of a part of a federation, such as a US state, a Land or a canton. `regional`: of any other part of a country, such as a département or a county.',
})
export type ArchiveKind = z.output<typeof archiveKind>

export const archiveView = z
  .object({
    id: z.string(),
    name: z.string().meta({ description: "In the archive's own language and script" }),
    nameLatin: z
      .string()
      .optional()
      .meta({ description: 'The name in Latin letters, where its own script is another' }),
    kind: archiveKind,
    city: z.string(),
    countryISOA3: z.string(),
    isil: z.string().optional().meta({ description: 'ISO 15511 identifier' }),
    website: z.string().optional(),
  })
  .meta({
    id: 'Archive',
    example: {
      id: 'arc_01k9z3v7e8f6q9w2x4y5z6a7b8',
      name: 'Archives de Paris',
      kind: 'regional',
      city: 'Paris',
      countryISOA3: 'FRA',
      isil: 'FR-FRAD075',
      website: 'https://archives.paris.fr',
    },
  })
export type ArchiveView = z.output<typeof archiveView>

// One spelling of the same characters, or an archive would be there twice.
const archiveName = text(200).transform((value) => value.normalize('NFC').replace(/\s+/g, ' '))

const isWebAddress = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).username === ''

/** Normal form: degrees with at most 5 decimals, which is a metre, as geo URIs write them. */
const toDegrees = (value: string) => value.split(/[\s,]+/).map((part) => Number(Number(part).toFixed(5)))
const coordinates = z
  .string()
  .trim()
  .regex(/^-?\d{1,2}(\.\d{1,12})?(,\s*|\s+)-?\d{1,3}(\.\d{1,12})?$/, refusal('coordinates'))
  .refine(
    (value) => toDegrees(value).every((degrees, i) => Math.abs(degrees) <= (i === 0 ? 90 : 180)),
    refusal('coordinates'),
  )
  .transform((value) => toDegrees(value).join(','))
  .meta({ description: 'Where it lies: latitude and longitude in degrees (WGS 84)', example: '48.8534,2.3488' })

export const mostAliases = 30

/** An archive as an operator or a row of an import gives it. */
export const archiveInput = z
  .object({
    name: archiveName,
    nameLatin: archiveName.optional(),
    kind: archiveKind,
    city: archiveName,
    countryISOA3,
    isil: z
      .string()
      .trim()
      .regex(/^(?=.{4,16}$)[A-Za-z0-9]{1,4}-[A-Za-z0-9:/-]{1,11}$/, refusal('isil'))
      .optional(),
    website: text(500).refine(isWebAddress, refusal('webAddress')).optional(),
    coordinates: coordinates.optional(),
    aliases: z
      .array(archiveName)
      .max(mostAliases, refusal('aliases', { most: mostAliases }))
      .default([]),
  })
  .meta({
    id: 'ArchiveInput',
    example: {
      name: 'Archives de Paris',
      kind: 'regional',
      city: 'Paris',
      countryISOA3: 'FRA',
      isil: 'FR-FRAD075',
      aliases: ['Archives de la Seine'],
    },
  })
export type ArchiveInput = z.output<typeof archiveInput>

export const replaceArchiveInput = archiveInput
  .extend({
    updatedAt: instant
      .optional()
      .meta({ description: 'Of what this is a change of: 409 where it has been changed since' }),
  })
  .meta({
    id: 'ReplaceArchive',
    example: { name: 'Archives de Paris', kind: 'regional', city: 'Paris', countryISOA3: 'FRA' },
  })
export type ReplaceArchiveInput = z.output<typeof replaceArchiveInput>

/** What operators see of it besides. */
export const archiveFileView = archiveView
  .extend({
    aliases: z.array(z.string()),
    coordinates: z.string().optional().meta({ description: 'Latitude and longitude in degrees (WGS 84)' }),
    orders: z.int().meta({ description: 'Orders of this environment that name it' }),
    mergedInto: z.object({ id: z.string(), name: z.string() }).optional(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'ArchiveFile' })
export type ArchiveFileView = z.output<typeof archiveFileView>

export const mergeArchiveInput = z
  .object({ intoId: text(200) })
  .meta({ id: 'MergeArchive', example: { intoId: 'arc_01k9z3v7e8f6q9w2x4y5z6a7b8' } })

export const previewImportQuery = z.object({
  name: text(200).optional().meta({ description: "The file's name, to know it by", example: 'archives.csv' }),
})

const person = z.object({ id: z.string(), name: z.string() })
/** Who did it and when. */
const done = z.object({ at: instant, by: person })
export const archiveImportView = z
  .object({
    id: z.string(),
    state: z.enum(['previewed', 'applied', 'reverted']),
    file: z.object({
      name: z.string().optional(),
      sizeBytes: z.int(),
      digest: z.string().meta({ description: 'SHA-256, in hex' }),
    }),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    faults: z
      .array(z.object({ line: z.int(), column: z.string().optional(), message: z.string() }))
      .meta({ description: 'Why rows are refused; the first hundred reasons' }),
    previewed: done,
    applied: done
      .extend({
        archives: z.int(),
        moved: z.int().meta({ description: 'Left alone: they say something else by now than in the preview' }),
        revertUntil: instant,
      })
      .optional(),
    reverted: done
      .extend({ archives: z.int(), kept: z.int().meta({ description: 'Changed since the import, or needed by now' }) })
      .optional(),
    canApply: z.boolean(),
    canRevert: z.boolean(),
  })
  .meta({ id: 'ArchiveImport' })
export type ArchiveImportView = z.output<typeof archiveImportView>

export const importChangesQuery = z.object({
  show: z
    .enum(['added', 'changed', 'moved', 'kept'], 'must be added, changed, moved or kept')
    .optional()
    .meta({ description: 'Only these; `moved` and `kept` are those that were left alone' }),
})
export type ImportChangesQuery = z.output<typeof importChangesQuery>

export const importChangeView = z
  .object({
    id: z.string(),
    kind: z.enum(['added', 'changed']),
    fate: z.enum(['planned', 'applied', 'unneeded', 'moved', 'reverted', 'kept']),
    line: z.int(),
    archive: z.object({ id: z.string(), name: z.string(), city: z.string(), countryISOA3: z.string() }),
    fields: z.array(
      z.object({
        field: z.enum(['nameLatin', 'kind', 'isil', 'website', 'coordinates', 'aliases']),
        before: z.array(z.string()),
        after: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'ArchiveImportChange' })
export type ImportChangeView = z.output<typeof importChangeView>

export const listArchivesQuery = z.object({
  q: text(200).optional().meta({
    description:
      'Words, or their beginnings, of the name, another name, the city or the country in English; accents and capitals make no difference',
    example: 'munchen stadt',
  }),
  country: countryISOA3.optional(),
  kind: archiveKind.optional(),
})
export type ListArchivesQuery = z.output<typeof listArchivesQuery>
