import { currencyCodes } from '#lib/money.ts'

const usual = ['EUR', 'GBP', 'USD', 'CHF']

/** Every currency one can pay in: the customer's own and the usual ones first. */
export function currencyOptions(locale: string, own: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const first = [...new Set([own, ...usual])].filter((code) => currencyCodes.includes(code))
  return [...first, ...currencyCodes.filter((code) => !first.includes(code))].map((value) => ({ value, label: `${value} · ${names.of(value) ?? ''}` }))
}
