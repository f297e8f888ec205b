import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import { nameFormat } from '#lib/formats.ts'

const alpha2 = new Map<string, string>(codes.map(([two = '', three = '']) => [three, two]))

/** A country's name in the reader's language; its code where the browser knows none. */
export function countryName(countryISOA3: string, locale: string): string {
  const two = alpha2.get(countryISOA3)
  return (two === undefined ? undefined : nameFormat(locale, 'region').of(two)) ?? countryISOA3
}

/** Every country by name, in the reader's language and its order, with the code that is to be sent. */
export function countryOptions(
  locale: string,
  code: 'alpha2' | 'alpha3' = 'alpha3',
): { value: string; label: string }[] {
  const names = nameFormat(locale, 'region')
  const { compare } = new Intl.Collator(locale)
  return [...alpha2]
    .map(([three, two]) => ({ value: code === 'alpha3' ? three : two, label: names.of(two) ?? three }))
    .sort((a, b) => compare(a.label, b.label))
}
