'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { Link } from '#components/ui/link.tsx'
import { ListChoices } from '#components/found/list-choices.tsx'
import { Mark } from '#components/layout/wordmark.tsx'
import { PagedList } from '#components/found/paged-list.tsx'
import { exportLabel } from '#components/orders/export-label.tsx'
import { OrderFilterBar } from '#components/orders/order-filters.tsx'
import { OrderTableSkeleton } from '#components/orders/order-table.tsx'
import { TickedOrders } from '#components/orders/ticked-orders.tsx'
import { useOrderPages } from '#components/orders/use-order-pages.ts'
import { useOrderFilters } from '#components/orders/use-order-filters.ts'
import { Button } from '#components/ui/button.tsx'
import { VisuallyHidden } from '#components/ui/hidden.tsx'
import { ButtonSkeleton } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { whenIdle } from '#lib/browser/lazy.ts'
import { useMay } from '#lib/browser/may.ts'
import { unreadQuery } from '#lib/browser/unread.ts'
import { placeOrder } from '#lib/orders/operations.ts'
import { catalogue } from '#lib/words/en/orders-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const ListView = dynamic(
  whenIdle(() => import('#components/orders/list-view.tsx').then((module) => module.ListView)),
  { ssr: false, loading: () => <ButtonSkeleton>{t('view')}</ButtonSkeleton> },
)

const ListPanel = dynamic(() => import('#components/orders/filing/list-panel.tsx').then((module) => module.ListPanel), {
  ssr: false,
})

const ExportButton = dynamic(
  whenIdle(() => import('#components/orders/export-button.tsx').then((module) => module.ExportButton)),
  { ssr: false, loading: () => <ButtonSkeleton>{exportLabel()}</ButtonSkeleton> },
)

// Until it has come paper shows the list as it is on the screen (app/globals.css): printing waits for nothing.
const ListPrint = dynamic(
  whenIdle(() => import('#components/orders/list-print.tsx').then((module) => module.ListPrint)),
  { ssr: false, loading: () => <PlainHead /> },
)

const none: ReadonlyMap<string, number> = new Map()

export function OrderList() {
  const state = useOrderFilters()
  const may = useMay()
  return (
    <>
      <div data-print="hide" className="mb-4 flex flex-wrap items-center justify-between gap-3 max-sm:gap-x-2">
        <h1 className="text-3xl max-sm:order-first">{t('orders')}</h1>
        {/* On a phone the new order stands beside the heading, and the others have the row below for themselves. */}
        <div className="flex flex-wrap gap-2 max-sm:contents">
          <ListChoices>
            <ListPanel />
          </ListChoices>
          {/* A phone has no room for a table, and no keys. */}
          <div className="hidden md:block">
            <ListView />
          </div>
          <ExportButton {...state} />
          {may(placeOrder) && (
            <>
              <Button look="secondary" asChild>
                <Link href="/orders/import">{t('import')}</Link>
              </Button>
              <Button asChild className="max-sm:order-first">
                <Link href="/orders/new">{t('newOrder')}</Link>
              </Button>
            </>
          )}
        </div>
      </div>
      <div data-print="hide">
        <OrderFilterBar {...state} />
      </div>
      <Orders {...state} />
    </>
  )
}

function Orders({ filters, isFiltered, clear }: ReturnType<typeof useOrderFilters>) {
  const api = useApi()
  const { rows, ...pages } = useOrderPages(filters)
  const { query } = pages
  const unread = useQuery(unreadQuery(api)).data ?? none
  return (
    <PagedList
      query={query}
      ahead
      noun={t('orders2')}
      skeleton={<OrderTableSkeleton />}
      empty={isFiltered ? <NothingFound onClear={clear} /> : <FirstOrder />}
    >
      {() => (
        <>
          {isFiltered && !query.isPlaceholderData && (
            <VisuallyHidden>
              <span role="status">
                {t('ordersFound', { count: rows.length, orMore: query.hasNextPage ? t('orMore') : '' })}
              </span>
            </VisuallyHidden>
          )}
          <ListPrint rows={rows} more={query.hasNextPage} />
          <div data-print="screen">
            <TickedOrders {...{ rows, pages, unread, filters }} stale={query.isPlaceholderData} />
          </div>
        </>
      )}
    </PagedList>
  )
}

const PlainHead = () => (
  <p className="mb-6 hidden border-b border-ink pb-4 font-serif text-2xl font-medium print:block">
    <Mark />
  </p>
)

function FirstOrder() {
  const may = useMay()
  return (
    <EmptyState
      title={t('noOrdersYet')}
      action={
        may(placeOrder) && (
          <Button asChild>
            <Link href="/orders/new">{t('placeYourFirstOrder')}</Link>
          </Button>
        )
      }
    >
      {t('nameADocumentAndThe')}
    </EmptyState>
  )
}

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title={t('noSuchOrder')}
    action={
      <Button look="secondary" onClick={onClear}>
        {t('clearTheFilters')}
      </Button>
    }
  >
    {t('noOrderFitsWhatYou')}
  </EmptyState>
)
