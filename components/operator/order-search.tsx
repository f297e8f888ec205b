'use client'
import { Link } from '#components/ui/link.tsx'
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
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const states = () => choicesOf(t('anyState'), statusLabels())

export function OrderSearch() {
  const filters = useFilters(['q', 'status'])
  const [{ q = '', status = '' }] = filters
  const chosen = oneOf(statusLabels(), status)
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('orders')}</h1>
      <FilterBar
        filters={filters}
        search={{
          name: 'q',
          label: t('findByAnything'),
          hint: t('aNumberCsAnId'),
        }}
        choices={[{ name: 'status', label: t('state'), options: states() }]}
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
      caption={t('ordersNewestFirst')}
      noun={t('orders2')}
      empty={t('nothingInThisEnvironmentFits')}
      rowKey={({ id }) => id}
      columns={[
        { key: 'what', header: t('order'), primary: true, cell: (row: OperatorOrderView) => <Title {...row} /> },
        {
          key: 'status',
          header: t('state'),
          cell: ({ status }: OperatorOrderView) => <OrderStatusBadge status={status} />,
        },
        {
          key: 'client',
          header: t('client'),
          cell: ({ client }: OperatorOrderView) => (
            <Link className="text-link" href={`/operator/clients/${client.id}`}>
              <bdi>{client.name}</bdi>
            </Link>
          ),
        },
        {
          key: 'researcher',
          header: t('researcher'),
          cell: ({ researcher }: OperatorOrderView) =>
            researcher ? (
              <Link className="text-link" href={`/operator/researchers/${researcher.id}`}>
                <bdi>{researcher.name}</bdi>
              </Link>
            ) : (
              '–'
            ),
        },
        {
          key: 'placed',
          header: t('placed'),
          cell: ({ order }: OperatorOrderView) => <RelativeTime value={order.createdAt} />,
        },
      ]}
    />
  )
}

const Title = ({ id, order }: OperatorOrderView) => (
  <>
    <Link className="text-link" href={`/operator/orders/${id}`}>
      <bdi>
        {order.documentType}, {order.repositoryName}
      </bdi>
    </Link>
    <span className="block text-sm font-normal text-ink-soft">
      <OrderNumber number={order.number} /> ·{' '}
      <bdi>{[order.location, order.externalOrderRef].filter(Boolean).join(' · ')}</bdi>
    </span>
  </>
)
