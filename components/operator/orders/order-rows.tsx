'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FoundList } from '#components/found/found-list.tsx'
import { mostRows, PagedList } from '#components/found/paged-list.tsx'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { OrderStatusBadge } from '#components/orders/order-status.tsx'
import type { OrdersQueryState } from '#components/operator/orders/list-query.ts'
import { toAddress, turned, wayOf } from '#components/operator/orders/list-sorts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { CalendarDate, DateTime } from '#components/ui/date-time.tsx'
import { Link } from '#components/ui/link.tsx'
import { Money } from '#components/ui/money.tsx'
import { rich } from '#components/ui/rich.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { Query } from '#lib/browser/caller.ts'
import { listAllOrders } from '#lib/operators/operations.ts'
import type { ListedOrderView, OperatorSort } from '#lib/operators/orders-schema.ts'
import { catalogue } from '#lib/words/en/operator-order-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type OrderColumn = Column<ListedOrderView>
const columns = (): OrderColumn[] => [
  { key: 'what', header: t('order'), primary: true, cell: (row) => <Title {...row} /> },
  { key: 'status', header: t('state'), cell: ({ status }) => <OrderStatusBadge status={status} /> },
  {
    key: 'client',
    header: t('client'),
    cell: ({ client }) => (
      <Link className="text-link" href={`/operator/clients/${client.id}`}>
        <bdi className="md:wrap-break-word">{client.name}</bdi>
      </Link>
    ),
  },
  {
    key: 'researcher',
    header: t('researcher'),
    cell: ({ researcher }) =>
      researcher ? (
        <Link className="text-link" href={`/operator/researchers/${researcher.id}`}>
          <bdi className="md:wrap-break-word">{researcher.name}</bdi>
        </Link>
      ) : (
        '–'
      ),
  },
  { key: 'due', header: t('due'), cell: (row) => <Due {...row} /> },
  { key: 'amount', header: t('agreed'), align: 'end', cell: (row) => <Agreed {...row} /> },
  { key: 'placed', header: t('placed'), cell: ({ order }) => <DateTime value={order.createdAt} shape="date" /> },
]

/** Orders as the console lists them, also on the page of a client or a researcher. */
export function OrderTable({ filters }: { filters: Query<typeof listAllOrders> }) {
  return (
    <FoundList
      options={useApi().askPages(listAllOrders, {}, { ...filters, limit: 25 })}
      caption={t('ordersNewestFirst')}
      noun={t('orders2')}
      empty={t('nothingInThisEnvironmentFits')}
      rowKey={({ id }) => id}
      columns={columns()}
    />
  )
}

/** A part of the whole list, by what its columns' heads say. */
export function OrderRows({ state: { query, after, choose } }: { state: OrdersQueryState }) {
  const pages = useApi().askPages(
    listAllOrders,
    {},
    { ...query, limit: 50, ...(after ? { startingAfter: after } : {}) },
  )
  const list = useInfiniteQuery({ ...pages, initialPageParam: after })
  const rows = list.data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0
  const isFull = rows >= mostRows && list.hasNextPage
  const next = list.data?.pages.at(-1)?.next
  return (
    <>
      {after && (
        <p className="mb-3 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
          {t('theseFollowOthers')}
          <Button look="secondary" size="sm" onClick={() => choose({})}>
            {t('backToTheBeginning')}
          </Button>
        </p>
      )}
      <PagedList
        query={list}
        whole={isFull}
        continued={after !== undefined}
        noun={t('orders2')}
        empty={<EmptyState title={t('nothingInThisEnvironmentFits')} />}
      >
        {(all) => (
          <Table
            caption={t('ordersOfTheList')}
            rows={all}
            rowKey={({ id }) => id}
            columns={columns().map((column) => sortable(column, query, choose))}
          />
        )}
      </PagedList>
      {isFull && next !== undefined && (
        <p className="mt-4 flex flex-col items-center gap-2 text-sm text-ink-soft">
          {t('rowsAreMany', { shown: rows })}
          <Button
            look="secondary"
            onClick={() => {
              choose({ after: next })
              scrollTo({ top: 0 })
            }}
          >
            {t('goOnFromHere')}
          </Button>
        </p>
      )}
    </>
  )
}

const sorts: Record<string, OperatorSort> = { due: 'due', amount: 'amount', placed: 'placed' }
function sortable(
  column: OrderColumn,
  query: OrdersQueryState['query'],
  choose: OrdersQueryState['choose'],
): OrderColumn {
  const sort = sorts[column.key]
  if (!sort) return column
  const now = wayOf(query)
  const sorted = now.sort === sort ? (now.order === 'asc' ? 'ascending' : 'descending') : undefined
  return { ...column, sort: { sorted, onSort: () => choose(toAddress(turned(query, sort))) } }
}

const Title = ({ id, order }: ListedOrderView) => (
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

function Due({ late, order: { estimatedCompletionDate } }: ListedOrderView): ReactNode {
  if (estimatedCompletionDate === undefined) return '–'
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <CalendarDate value={estimatedCompletionDate} />
      {late && <Badge tone="danger">{t('late')}</Badge>}
    </span>
  )
}

/** What is left is said where that isn't what was charged. */
function Agreed({ agreed, money }: ListedOrderView): ReactNode {
  if (!agreed) return '–'
  return (
    <>
      <Money amount={agreed.amount} currency={agreed.currency} />
      {money && money.left !== money.charged && (
        <span className="block text-sm text-ink-soft">
          {rich(t, 'leftOf', {
            left: <Money amount={money.left} currency={money.currency} />,
            charged: <Money amount={money.charged} currency={money.currency} />,
          })}
        </span>
      )}
    </>
  )
}
