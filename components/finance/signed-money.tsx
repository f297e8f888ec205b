'use client'
import { Money } from '#components/ui/money.tsx'
import { toSigned } from '#lib/finance/to-signed.ts'

/** Minor units with their sign, as the reader writes money; as they are in a currency that isn't charged here. */
export function SignedMoney({ minor, currency }: { minor: number; currency: string }) {
  const { amount } = toSigned(minor, currency)
  return amount === undefined ? `${minor} ${currency}` : <Money amount={amount} currency={currency} />
}
