import { findCurrency, toMajor } from '#lib/money.ts'
import { withoutAbsent } from '#lib/view.ts'

export type Signed = { amountMinor: number; amount?: number; currency: string }

/** With its sign, in major units; nothing where the currency is none that is charged here. */
export function toSigned(minor: number, code: string): Signed {
  const currency = findCurrency(code)
  const amount = currency && (minor < 0 ? -1 : 1) * toMajor(Math.abs(minor), currency)
  return { amountMinor: minor, ...withoutAbsent({ amount }), currency: code }
}
