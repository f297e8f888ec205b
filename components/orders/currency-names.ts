import { nameFormat } from '#lib/formats.ts'
import { currencyCodes } from '#lib/money.ts'

const usual = ['EUR', 'GBP', 'USD', 'CHF']

/** Where no name is known, its code comes in its place. */
const labelOf = (code: string, name = code) => (name === code ? code : `${code} · ${name}`)

/** Every currency one can pay in: the customer's own and the usual ones first. */
export function currencyOptions(locale: string, own: string): { value: string; label: string }[] {
  const names = nameFormat(locale, 'currency')
  const first = [...new Set([own, ...usual])].filter((code) => currencyCodes.includes(code))
  return [...first, ...currencyCodes.filter((code) => !first.includes(code))].map((value) => ({
    value,
    label: labelOf(value, names.of(value)),
  }))
}
