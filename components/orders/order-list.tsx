'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { Failure } from '#components/layout/failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { RelativeTime } from '#components/ui/date-time.tsx'
import { LoadMore } from '#components/ui/load-more.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { Table } from '#components/ui/table.tsx'
import { useApi } from '#lib/client/api-provider.tsx'
import { ordersQuery } from '#lib/client/orders.ts'

export function OrderList() {
  const query = useInfiniteQuery(ordersQuery(useApi()))
  const rows = query.data?.pages.flatMap((page) => page.items)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Orders</h1>
        <Button asChild>
          <Link href="/orders/new">New order</Link>
        </Button>
      </div>
      {query.isPending ? (
        <SkeletonList label="Loading orders" />
      ) : rows === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : rows.length === 0 ? (
        <EmptyState
          title="No orders yet"
          action={
            <Button asChild>
              <Link href="/orders/new">Place your first order</Link>
            </Button>
          }
        >
          Name a document and the archive that keeps it. Researchers who go there answer with a price and a date.
        </EmptyState>
      ) : (
        <>
          <Table
            caption="Your orders, newest first"
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'what', header: 'Order', primary: true, cell: ({ id, order }) => <Link className="text-link" href={`/orders/${id}`}>{order.documentType}, {order.repositoryName}</Link> },
              { key: 'status', header: 'Status', cell: ({ status }) => status },
              { key: 'updated', header: 'Last activity', cell: ({ order }) => <RelativeTime value={order.updatedAt} /> },
            ]}
          />
          <LoadMore hasMore={query.hasNextPage} loading={query.isFetchingNextPage} onLoadMore={query.fetchNextPage} shown={rows.length} noun="orders" />
        </>
      )}
    </>
  )
}
