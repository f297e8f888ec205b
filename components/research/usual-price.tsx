'use client'
import { useQuery } from '@tanstack/react-query'
import { Money } from '#components/ui/money.tsx'
import { rich } from '#components/ui/rich.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getUsualPrice } from '#lib/figures/operations.ts'
import { catalogue } from '#lib/words/en/research-tools.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What customers paid for orders of the same archive; nothing where there are too few to say. */
export function UsualPrice({ orderId, currency }: { orderId: string; currency: string }) {
  const figures = useQuery(useApi().ask(getUsualPrice, { orderId })).data
  const [price] = figures?.prices.filter((one) => one.currency === currency) ?? []
  if (!price) return null
  return (
    <p className="text-sm text-ink-soft">
      {rich(t, 'customersPaidFromTo', {
        low: <Money amount={price.low} currency={currency} />,
        high: <Money amount={price.high} currency={currency} />,
        orders: price.orders,
      })}
    </p>
  )
}
