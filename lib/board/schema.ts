import { z } from 'zod'
import { countryISOA3 } from '#lib/countries.ts'
import { languageCode } from '#lib/researchers/schema.ts'
import { text } from '#lib/text.ts'

export const hideOrderInput = z
  .object({ hidden: z.boolean().meta({ description: '`false` puts it back on the board' }) })
  .meta({ id: 'HideOrder', example: { hidden: true } })
export type HideOrderInput = z.output<typeof hideOrderInput>
export const hiddenView = z.object({ id: z.string(), hidden: z.boolean() }).meta({ id: 'HiddenOrder' })
export type HiddenView = z.output<typeof hiddenView>

const searchQuery = z.object({
  q: text(200).optional(),
  archive: text(200).optional(),
  country: countryISOA3.optional(),
  language: languageCode.optional(),
})
const fields = z.object({
  name: text(60),
  query: searchQuery.meta({ description: 'Filters of the board, as `GET /research/orders` takes them' }),
  alerts: z.boolean().meta({ description: 'Mail about new orders that fit, at most one an hour' }),
})

export const saveSearchInput = fields
  .refine(({ query }) => Object.values(query).some((value) => value !== undefined), {
    path: ['query'],
    error: 'needs one filter at least',
  })
  .meta({
    id: 'SaveBoardSearch',
    example: { name: 'Civil registers in Paris', query: { q: 'birth', archive: 'Archives de Paris' }, alerts: true },
  })
export type SaveSearchInput = z.output<typeof saveSearchInput>

export const searchView = fields.extend({ id: z.string() }).meta({ id: 'BoardSearch' })
export type SearchView = z.output<typeof searchView>
