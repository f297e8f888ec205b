import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { OrderList } from '#components/orders/order-list.tsx'
import { readOrderFilters } from '#components/orders/order-filters-of.ts'
import { unreadQuery } from '#lib/browser/unread.ts'
import { listOrders } from '#lib/orders/operations.ts'

export const metadata: Metadata = { title: 'Orders' }

export default async function OrdersPage({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const filters = readOrderFilters(new URLSearchParams(await searchParams))
  return (
    <Prefetched
      side="customer"
      ahead={(client, api) => [
        client.prefetchInfiniteQuery(api.askPages(listOrders, {}, { ...filters, limit: 25 })),
        client.prefetchQuery(unreadQuery(api)),
      ]}
    >
      <OrderList />
    </Prefetched>
  )
}
