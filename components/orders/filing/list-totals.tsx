'use client'
import { useQuery } from '@tanstack/react-query'
import type { OrderFilters } from '#components/orders/order-pages.ts'
import { Money } from '#components/ui/money.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getCurrency, toMajor } from '#lib/money.ts'
import { sumOrderMoney } from '#lib/payments/operations.ts'
import type { OrderTotals } from '#lib/payments/totals-schema.ts'
import { catalogue } from '#lib/words/en/orders-filing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

function partsOf({ currency, held, charged, disputed, invoiced }: OrderTotals['sums'][number]) {
  const amount = (minor: number) => <Money amount={toMajor(minor, getCurrency(currency))} currency={currency} />
  return [
    { key: `${currency} held`, minor: held, label: t('heldOnCards') },
    { key: `${currency} charged`, minor: charged, label: t('chargedLessWhatWentBack') },
    { key: `${currency} invoiced`, minor: invoiced, label: t('invoiced') },
    { key: `${currency} disputed`, minor: disputed, label: t('ofPaymentsInDisputeWith') },
  ].flatMap(({ key, minor, label }) => (minor > 0 ? [{ key, label, amount: amount(minor) }] : []))
}

/** What all orders come to that fit the filters, shown or not. */
export function ListTotals({ filters: { order: _order, ...filters } }: { filters: OrderFilters }) {
  const { data, isPending } = useQuery(useApi().ask(sumOrderMoney, {}, filters))
  return (
    <div role="group" aria-label={t('totals')} className="mt-2 flex flex-wrap gap-x-5 text-sm text-ink-soft">
      {isPending && <Skeleton className="h-5 w-64" />}
      {!isPending && !data && <span>{t('totalsAreNotThere')}</span>}
      {data && (
        <>
          <span>{t(data.more ? 'ordersNewest' : 'ordersInAll', { orders: data.orders })}</span>
          {data.sums.flatMap(partsOf).map(({ key, label, amount }) => (
            <span key={key}>
              {amount} {label}
            </span>
          ))}
          <span>{t('theCsvHasEach')}</span>
        </>
      )}
    </div>
  )
}
