'use client'
import { useQuery } from '@tanstack/react-query'
import type { OrdersQuery } from '#components/operator/orders/list-query.ts'
import { Money } from '#components/ui/money.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getCurrency, toMajor } from '#lib/money.ts'
import { sumAllOrders } from '#lib/operators/operations.ts'
import type { OperatorTotals } from '#lib/operators/orders-schema.ts'
import { catalogue } from '#lib/words/en/operator-order-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

function partsOf({ currency, ...sums }: OperatorTotals['sums'][number]) {
  return [
    { minor: sums.agreedMinor, label: t('agreedOn') },
    { minor: sums.chargedMinor, label: t('charged') },
    { minor: sums.returnedMinor, label: t('wentBack') },
    { minor: sums.keptMinor, label: t('left') },
    { minor: sums.shareMinor, label: t('forResearchers') },
    { minor: sums.feeMinor, label: t('fees') },
    { minor: sums.disputedMinor, label: t('disputed') },
  ]
    .filter(({ minor }) => minor !== 0)
    .map(({ minor, label }) => (
      <span key={`${currency} ${label}`}>
        <Money amount={toMajor(minor, getCurrency(currency))} currency={currency} /> {label}
      </span>
    ))
}

/** What all orders come to that fit, shown or not; each currency in a line of its own. */
export function ListTotals({ query: { order: _, ...query } }: { query: OrdersQuery }) {
  const { data, isPending } = useQuery(useApi().ask(sumAllOrders, {}, query))
  return (
    <div role="group" aria-label={t('totals')} className="mb-4 flex flex-col gap-1 text-sm text-ink-soft">
      {isPending && <Skeleton className="h-5 w-64" />}
      {!isPending && !data && <span>{t('totalsAreNotThere')}</span>}
      {data && <span>{t(data.more ? 'ordersNewest' : 'ordersInAll', { orders: data.orders })}</span>}
      {data?.sums.map((sums) => (
        <span key={sums.currency} className="flex flex-wrap gap-x-4">
          {partsOf(sums)}
        </span>
      ))}
    </div>
  )
}
