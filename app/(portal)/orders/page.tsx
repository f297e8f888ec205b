import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { OrderList } from '#components/orders/order-list.tsx'
import { readOrderFilters } from '#components/orders/order-filters-of.ts'
import { ordersQuery } from '#lib/browser/orders.ts'
import { unreadQuery } from '#lib/browser/unread.ts'

export const metadata: Metadata = { title: 'Orders' }

export default async function OrdersPage({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const filters = readOrderFilters(new URLSearchParams(await searchParams))
  return (
    <Prefetched
      side="customer"
      ahead={(client, api) => [
        client.prefetchInfiniteQuery(ordersQuery(api, filters)),
        client.prefetchQuery(unreadQuery(api)),
      ]}
    >
      <OrderList />
    </Prefetched>
  )
}
