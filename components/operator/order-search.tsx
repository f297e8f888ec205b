'use client'
import { Download } from 'lucide-react'
import dynamic from 'next/dynamic'
import { ListChoices } from '#components/found/list-choices.tsx'
import { RowKeys } from '#components/found/row-keys.tsx'
import { SearchBox } from '#components/found/search-box.tsx'
import { DownloadButton } from '#components/layout/download-button.tsx'
import { useOrdersQuery } from '#components/operator/orders/list-query.ts'
import { OrderRows } from '#components/operator/orders/order-rows.tsx'
import { afterPaint } from '#lib/browser/lazy.ts'
import { exportAllOrders } from '#lib/operators/operations.ts'
import { catalogue } from '#lib/words/en/operator-order-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const ListPanel = dynamic(
  () => import('#components/operator/orders/list-panel.tsx').then((module) => module.ListPanel),
  { ssr: false },
)

// Names of countries, clients, researchers and archives: only where something was chosen.
const ChosenFilters = dynamic(
  () => import('#components/operator/orders/chosen-filters.tsx').then((module) => module.ChosenFilters),
  { ssr: false },
)

const ListTotals = dynamic(
  afterPaint(() => import('#components/operator/orders/list-totals.tsx').then((module) => module.ListTotals)),
  { ssr: false, loading: () => <div className="mb-4 h-11" /> },
)

/** Every client's orders: found, narrowed, sorted, added up and taken along. What is shown stands in the address. */
export function OrderSearch() {
  const state = useOrdersQuery()
  const { query, after = '', choose } = state
  const { q = '', order: _, ...rest } = query
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('orders')}</h1>
      <RowKeys rows="tbody > tr" />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-80">
          <SearchBox
            label={t('findByAnything')}
            hint={t('aNumberCsAnId')}
            name="q"
            value={q}
            onSearch={(value) => choose({ q: value })}
          />
        </div>
        <div className="flex gap-3">
          <ListChoices>
            <ListPanel state={state} />
          </ListChoices>
          <DownloadButton
            operation={exportAllOrders}
            params={{}}
            query={{ ...rest, ...(q ? { q } : {}) }}
            name={`callslip-orders-${new Date().toISOString().slice(0, 10)}.csv`}
            aria-label={t('exportCsv')}
          >
            <Download aria-hidden="true" className="size-4" />
            {t('csv')}
          </DownloadButton>
        </div>
      </div>
      {state.isFiltered && <ChosenFilters {...state} />}
      <ListTotals query={query} />
      <OrderRows key={after} state={state} />
    </>
  )
}
