import { getCurrency, toMajor } from '#lib/money.ts'
import { moneyText } from '#lib/money-text.ts'

/** Minor units as a person writes money. `currency` is one that was charged, in any case. */
export function amountText(minor: number, currency: string, locale: string): string {
  const known = getCurrency(currency)
  return moneyText(toMajor(minor, known), known.code, locale)
}
