import { z } from 'zod'
import { archiveKind } from '#lib/archives/schema.ts'

/** An archive as an import compares it: what people say of it, and whether it is hidden behind another. */
export const knownArchive = z.object({
  name: z.string(),
  nameLatin: z.string().nullable(),
  kind: archiveKind,
  city: z.string(),
  countryISOA3: z.string(),
  isil: z.string().nullable(),
  website: z.string().nullable(),
  aliases: z.array(z.string()),
  // Imports that were previewed before directories had them say nothing of them.
  coordinates: z.string().nullable().default(null),
  mergedIntoId: z.string().nullable(),
})
export type KnownArchive = z.output<typeof knownArchive>

/** What an import can change. Country, city and name say which archive a row means. */
const changing = [
  'nameLatin',
  'kind',
  'isil',
  'website',
  'coordinates',
  'aliases',
] as const satisfies (keyof KnownArchive)[]

/** Of a row that has more, what is compared. */
export const toKnown = (row: KnownArchive): KnownArchive => knownArchive.parse(row)

const textOf = (value: string | string[] | null) => (Array.isArray(value) ? value.join('\n') : value)
const differs = (a: KnownArchive, b: KnownArchive) => (field: keyof KnownArchive) =>
  textOf(a[field]) !== textOf(b[field])

/** The members that an import changes. */
export const changedFields = (before: KnownArchive, after: KnownArchive) => changing.filter(differs(before, after))

const all = Object.keys(knownArchive.shape) as (keyof KnownArchive)[] // the keys that it was made with
export const isSame = (a: KnownArchive, b: KnownArchive): boolean => !all.some(differs(a, b))

type Keyed = Pick<KnownArchive, 'countryISOA3' | 'city' | 'name'>
export const keyOf = ({ countryISOA3, city, name }: Keyed) => `${countryISOA3}\n${city}\n${name}`
