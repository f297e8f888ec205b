import { z } from 'zod'
import { countryISOA3 } from '#lib/orders/schema.ts'
import { text } from '#lib/text.ts'

/**
 * `state`: of a part of a federation (a US state, a Land, a canton, a province). `regional`: any other part of a country
 * (a département, a county, a voivodeship).
 */
export const archiveKinds = ['national', 'state', 'regional', 'city', 'church', 'military', 'university', 'other'] as const
export const archiveKind = z.enum(archiveKinds, `must be one of ${archiveKinds.join(', ')}`).meta({
  id: 'ArchiveKind',
  description: '`state`: of a part of a federation, such as a US state, a Land or a canton. `regional`: of any other part of a country, such as a département or a county.',
})
export type ArchiveKind = z.output<typeof archiveKind>

export const archiveView = z
  .object({
    id: z.string(),
    name: z.string().meta({ description: 'In the archive\'s own language and script' }),
    nameLatin: z.string().optional().meta({ description: 'The name in Latin letters, where its own script is another' }),
    kind: archiveKind,
    city: z.string(),
    countryISOA3: z.string(),
    isil: z.string().optional().meta({ description: 'ISO 15511 identifier' }),
    website: z.string().optional(),
  })
  .meta({
    id: 'Archive',
    example: {
      id: 'arc_01k9z3v7e8f6q9w2x4y5z6a7b8', name: 'Archives de Paris', kind: 'regional', city: 'Paris', countryISOA3: 'FRA',
      isil: 'FR-FRAD075', website: 'https://archives.paris.fr',
    },
  })
export type ArchiveView = z.output<typeof archiveView>

export const listArchivesQuery = z.object({
  q: text(200).optional().meta({
    description: 'Words, or their beginnings, of the name, another name, the city or the country in English; accents and capitals make no difference',
    example: 'munchen stadt',
  }),
  country: countryISOA3.optional(),
  kind: archiveKind.optional(),
})
export type ListArchivesQuery = z.output<typeof listArchivesQuery>
