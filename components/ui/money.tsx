'use client'
import { moneyText } from '#lib/money-text.ts'
import { useReader } from '#components/ui/locale.ts'

/** An amount in major units, as the reader writes money. */
export function Money({ amount, currency }: { amount: number; currency: string }) {
  const { locale } = useReader()
  return <span className="tabular-nums whitespace-nowrap">{moneyText(amount, currency, locale)}</span>
}
