import { numberFormat } from '#lib/formats.ts'
import { getCurrency, toMajor } from '#lib/money.ts'

/** Minor units as a person writes money. `currency` is one that was charged, in any case. */
export function amountText(minor: number, currency: string, locale: string): string {
  const known = getCurrency(currency)
  return numberFormat(locale, { style: 'currency', currency: known.code }).format(toMajor(minor, known))
}
