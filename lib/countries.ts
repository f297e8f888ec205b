import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import { shown } from '#lib/shown.ts'
import { text } from '#lib/text.ts'
import { refusal } from '#lib/refusals.ts'

const alpha3 = new Map<string, string>(codes.map(([two = '', three = '']) => [three, two]))
const alpha3OfAlpha2 = new Map<string, string>(codes.map(([two = '', three = '']) => [two, three]))

/** The two letters of a country that has three here, and the other way round; undefined for what is no country. */
export const alpha2Of = (three: string): string | undefined => alpha3.get(three)
export const alpha3Of = (two: string): string | undefined => alpha3OfAlpha2.get(two)

export const countryISOA3 = text(200)
  .transform((code) => code.toUpperCase())
  .superRefine((code, context) => {
    if (alpha3.has(code)) return
    const meant = alpha3OfAlpha2.get(code)
    context.addIssue(meant ? refusal('countryOfTwo', { three: meant, two: code }) : refusal('country'))
  })
  .meta({ description: 'ISO 3166-1 alpha-3 country code, in any case', example: 'FRA' })
  .register(shown, { text: true })

/** As VAT goes by it. */
export const countryISOA2 = text(200)
  .transform((code) => code.toUpperCase())
  .refine((code) => alpha3OfAlpha2.has(code), refusal('countryForVat'))
  .meta({ description: 'ISO 3166-1 alpha-2 country code, in any case', example: 'FR' })
