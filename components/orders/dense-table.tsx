'use client'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { ListColumn } from '#components/orders/list-look.ts'
import { columnLabels } from '#components/orders/list-view.tsx'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { OrderStatusBadge } from '#components/orders/order-status.tsx'
import { TickAll, TickBox, type OrderTableProps, type Ticks } from '#components/orders/order-ticks.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { CalendarDate, DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { useNow } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import { describeTurn } from '#lib/orders/next-step.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { orderTitle } from '#lib/orders/title.ts'

const cells: Record<ListColumn, (order: OrderView['order']) => ReactNode> = {
  reference: ({ externalOrderRef }) => externalOrderRef && <span className="font-card">{externalOrderRef}</span>,
  customer: ({ customerName }) => customerName,
  price: ({ fixedPrice, currency }) => fixedPrice !== undefined && <Money amount={fixedPrice} currency={currency} />,
  due: ({ estimatedCompletionDate }) => estimatedCompletionDate && <CalendarDate value={estimatedCompletionDate} />,
  placed: ({ createdAt }) => <DateTime value={createdAt} shape="date" />,
  activity: ({ updatedAt }) => <RelativeTime value={updatedAt} />,
}
const widths: Record<ListColumn, string> = {
  reference: 'w-32',
  customer: 'w-32',
  price: 'w-24',
  due: 'w-28',
  placed: 'w-28',
  activity: 'w-32',
}
const cell = 'truncate px-2'

/** A line of 40 pixels for each order, with the columns that were chosen. */
export function DenseTable({
  rows,
  unread,
  stale,
  ticks,
  columns,
}: OrderTableProps & { columns: readonly ListColumn[] }) {
  const now = useNow()
  return (
    <table
      aria-busy={stale}
      className={classNames(
        'w-full table-fixed rounded-card border border-line bg-sheet text-sm transition-opacity',
        stale && 'opacity-60',
      )}
    >
      <caption className="sr-only">Your orders, newest first</caption>
      <thead>
        <tr className="h-10 text-start text-ink-soft">
          <th scope="col" className="w-11 ps-3 text-start">
            <TickAll {...ticks} />
          </th>
          {['Order', 'Status', 'What happens next', ...columns.map((column) => columnLabels[column])].map(
            (label, i) => (
              <th
                key={label}
                scope="col"
                className={classNames(
                  cell,
                  'text-start font-medium',
                  ['', 'w-40', 'w-52'][i] ?? widths[columns[i - 3] ?? 'due'],
                )}
              >
                {label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} now={now} news={unread.get(row.id) ?? 0} ticks={ticks} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  row: OrderView
  now: number | undefined
  news: number
  ticks: Ticks
  columns: readonly ListColumn[]
}

function Row({ row, now, news, ticks, columns }: RowProps) {
  const { id, status, order } = row
  const { who, headline } = describeTurn(row, now)
  return (
    <tr
      data-order={id}
      className={classNames(
        'relative h-10 border-t border-line hover:bg-accent-soft/50 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-accent',
        ticks.has(id) && 'bg-accent-soft/60',
      )}
    >
      <td className="relative z-10 ps-3">
        <TickBox order={order} ticked={ticks.has(id)} onTick={() => ticks.toggle(id)} />
      </td>
      <th scope="row" className={classNames(cell, 'text-start font-normal')}>
        <Link
          href={`/orders/${id}`}
          className="font-medium text-ink no-underline outline-none after:absolute after:inset-0 hover:underline"
        >
          {orderTitle(order)}
        </Link>{' '}
        <OrderNumber number={order.number} />
        {news > 0 && <span className="font-medium text-accent"> {news} new</span>}
        <span className="text-ink-soft"> {order.repositoryName}</span>
      </th>
      <td className={cell}>
        <OrderStatusBadge status={status} />
      </td>
      <td className={classNames(cell, who === 'you' && 'font-medium text-accent')}>{headline}</td>
      {columns.map((column) => (
        <td key={column} className={cell}>
          {cells[column](order)}
        </td>
      ))}
    </tr>
  )
}
