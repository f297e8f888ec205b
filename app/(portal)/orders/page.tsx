import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { firstPageOf } from '#components/orders/order-pages.ts'
import { OrderList } from '#components/orders/order-list.tsx'
import { readOrderFilters } from '#components/orders/order-filters-of.ts'
import { countOrders } from '#lib/orders/operations.ts'
import { unreadQuery } from '#lib/browser/unread.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('orders') })

export default async function OrdersPage({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const filters = readOrderFilters(new URLSearchParams(await searchParams))
  return (
    <Prefetched
      side="customer"
      ahead={(client, api) => [
        client.prefetchQuery(firstPageOf(api, filters)),
        client.prefetchQuery(unreadQuery(api)),
        client.prefetchQuery(api.ask(countOrders)),
      ]}
    >
      <OrderList />
    </Prefetched>
  )
}
