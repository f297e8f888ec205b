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
    aliases: z
      .array(archiveName)
      .max(30, refusal('aliases', { most: 30 }))
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

/** What operators see of it besides. */
export const archiveFileView = archiveView
  .extend({
    aliases: z.array(z.string()),
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

export const importReportView = z
  .object({
    added: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    faults: z.array(z.object({ line: z.int(), column: z.string().optional(), message: z.string() })),
  })
  .meta({ id: 'ArchiveImport' })

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
