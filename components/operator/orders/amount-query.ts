import { getCurrency, toMajor } from '#lib/money.ts'
import { readAmount, typedAmount } from '#lib/typed-amount.ts'

/** What somebody typed as the address has it, empty for no amount; or why it can't be read. */
export function toAmountQuery(typed: string, code: string, locale: string): string | { issue: string } {
  if (typed.trim() === '') return ''
  const currency = getCurrency(code)
  const minor = readAmount(typed, currency, locale)
  return typeof minor === 'number' ? String(toMajor(minor, currency)) : minor
}

/** What the address has, as it would be typed. */
export const fromAmountQuery = (asked: string | undefined, locale: string): string =>
  asked === undefined ? '' : typedAmount(Number(asked), locale)
