import { numberFormat } from '#lib/formats.ts'
import { getCurrency, toMajor } from '#lib/money.ts'

/** `4,250.00 EUR`: on paper an amount looks the same for everyone. */
export function amountText(minor: number, code: string): string {
  const currency = getCurrency(code)
  const digits = { minimumFractionDigits: currency.decimals, maximumFractionDigits: currency.decimals }
  const amount = toMajor(Math.abs(minor), currency)
  return `${minor < 0 ? '−' : ''}${numberFormat('en-GB', digits).format(amount)} ${code}`
}
