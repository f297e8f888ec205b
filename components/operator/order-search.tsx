'use client'
import Link from 'next/link'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { OrderStatusBadge, statusLabels } from '#components/orders/order-status.tsx'
import { FoundList } from '#components/found/found-list.tsx'
import { FilterBar } from '#components/found/filter-bar.tsx'
import { choicesOf, oneOf, useFilters } from '#components/found/use-filters.ts'
import { RelativeTime } from '#components/ui/date-time.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { Query } from '#lib/browser/caller.ts'
import { listAllOrders } from '#lib/operators/operations.ts'
import type { OperatorOrderView } from '#lib/operators/schema.ts'

const states = choicesOf('Any state', statusLabels)

export function OrderSearch() {
  const filters = useFilters(['q', 'status'])
  const [{ q = '', status = '' }] = filters
  const chosen = oneOf(statusLabels, status)
  return (
    <>
      <h1 className="mb-6 text-3xl">Orders</h1>
      <FilterBar
        filters={filters}
        search={{
          name: 'q',
          label: 'Find by anything',
          hint: 'A number (CS-…), an id, a payment (pi_…), a reference, a person, an archive, a client, a researcher, an e-mail address',
        }}
        choices={[{ name: 'status', label: 'State', options: states }]}
      />
      <OrderTable filters={{ ...(q ? { q } : {}), ...(chosen ? { status: chosen } : {}) }} />
    </>
  )
}

/** Orders as the console lists them, also on the page of a client or a researcher. */
export function OrderTable({ filters }: { filters: Query<typeof listAllOrders> }) {
  return (
    <FoundList
      options={useApi().askPages(listAllOrders, {}, { ...filters, limit: 25 })}
      caption="Orders, newest first"
      noun="orders"
      empty="Nothing in this environment fits."
      rowKey={({ id }) => id}
      columns={[
        { key: 'what', header: 'Order', primary: true, cell: (row: OperatorOrderView) => <Title {...row} /> },
        {
          key: 'status',
          header: 'State',
          cell: ({ status }: OperatorOrderView) => <OrderStatusBadge status={status} />,
        },
        {
          key: 'client',
          header: 'Client',
          cell: ({ client }: OperatorOrderView) => (
            <Link className="text-link" href={`/operator/clients/${client.id}`}>
              {client.name}
            </Link>
          ),
        },
        {
          key: 'researcher',
          header: 'Researcher',
          cell: ({ researcher }: OperatorOrderView) =>
            researcher ? (
              <Link className="text-link" href={`/operator/researchers/${researcher.id}`}>
                {researcher.name}
              </Link>
            ) : (
              '–'
            ),
        },
        {
          key: 'placed',
          header: 'Placed',
          cell: ({ order }: OperatorOrderView) => <RelativeTime value={order.createdAt} />,
        },
      ]}
    />
  )
}

const Title = ({ id, order }: OperatorOrderView) => (
  <>
    <Link className="text-link" href={`/operator/orders/${id}`}>
      {order.documentType}, {order.repositoryName}
    </Link>
    <span className="block text-sm font-normal text-ink-soft">
      <OrderNumber number={order.number} /> · {[order.location, order.externalOrderRef].filter(Boolean).join(' · ')}
    </span>
  </>
)
