import { getCurrency, toMajor } from '#lib/money.ts'

// How amounts and dates are written where the reader isn't known: to a bank, or to an address without an account.

/** With the currency's own decimals and its code. */
export function formatMoney(minor: number, code: string): string {
  const currency = getCurrency(code)
  return `${toMajor(minor, currency).toFixed(currency.decimals)} ${currency.code}`
}
export const formatDay = (date: Date) => date.toISOString().slice(0, 10)
export const formatMoment = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
