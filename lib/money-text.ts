import { numberFormat } from '#lib/formats.ts'

// ISO 4217 and the provider; every other one of ours has two (lib/money.ts).
export const zeroDecimal = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'
export const threeDecimal = 'BHD JOD KWD OMR TND'
/** Without decimals, though the provider counts it in hundredths. */
export const wholeOnly = 'ISK'

const decimalsOf = (code: string) =>
  code === wholeOnly || zeroDecimal.includes(code) ? 0 : threeDecimal.includes(code) ? 3 : 2

/**
 * An amount in major units as a reader writes money, with all the decimals in which it is charged. Intl leaves them out where few
 * people pay with coins any more, as of forints.
 */
export function moneyText(amount: number, currency: string, locale: string): string {
  const digits = decimalsOf(currency.toUpperCase())
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return numberFormat(locale, { style: 'currency', currency, ...decimals }).format(amount)
}
