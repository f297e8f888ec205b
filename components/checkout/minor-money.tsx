'use client'
import { Money } from '#components/ui/money.tsx'
import { getCurrency, toMajor } from '#lib/money.ts'

/** An amount in the provider's minor units, as the reader writes money. */
export function MinorMoney({ amount, currency }: { amount: number; currency: string }) {
  return <Money amount={toMajor(amount, getCurrency(currency.toUpperCase()))} currency={currency.toUpperCase()} />
}
