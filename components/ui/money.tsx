'use client'
import { numberFormat } from '#lib/formats.ts'
import { useReader } from '#components/ui/locale.ts'

export const moneyText = (amount: number, currency: string, locale: string) =>
  numberFormat(locale, { style: 'currency', currency }).format(amount)

/** An amount in major units, as the reader writes money. */
export function Money({ amount, currency }: { amount: number; currency: string }) {
  const { locale } = useReader()
  return <span className="tabular-nums whitespace-nowrap">{moneyText(amount, currency, locale)}</span>
}
