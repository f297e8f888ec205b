'use client'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { ListTotals } from '#components/orders/filing/list-totals.tsx'
import { useOrderMoney, type MoneyOfOrder } from '#components/orders/filing/use-order-money.ts'
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
import { moneyTitle } from '#lib/payments/money-title.ts'
import { orderTitle } from '#lib/orders/title.ts'

const cells: Record<ListColumn, (order: OrderView['order'], money: MoneyOfOrder | undefined) => ReactNode> = {
  folder: ({ folder }) => folder && <span dir="auto">{folder}</span>,
  labels: ({ labels }) => labels && <span dir="auto">{labels.join(', ')}</span>,
  assignee: ({ assignee }) => assignee && <span dir="auto">{assignee.name}</span>,
  reference: ({ externalOrderRef }) => externalOrderRef && <span className="font-card">{externalOrderRef}</span>,
  customer: ({ customerName }) => customerName,
  price: ({ fixedPrice, currency }) => fixedPrice !== undefined && <Money amount={fixedPrice} currency={currency} />,
  researcher: (_, money) => money && <span dir="auto">{money.researcherName}</span>,
  agreed: (_, money) => money && <Money amount={money.totalAmount} currency={money.currency} />,
  paid: (_, money) => money?.payment && moneyTitle(money.payment),
  due: ({ estimatedCompletionDate }) => estimatedCompletionDate && <CalendarDate value={estimatedCompletionDate} />,
  placed: ({ createdAt }) => <DateTime value={createdAt} shape="date" />,
  activity: ({ updatedAt }) => <RelativeTime value={updatedAt} />,
}
const widths: Record<ListColumn, string> = {
  folder: 'w-28',
  labels: 'w-32',
  assignee: 'w-28',
  reference: 'w-32',
  customer: 'w-32',
  price: 'w-24',
  researcher: 'w-32',
  agreed: 'w-24',
  paid: 'w-32',
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
  const wantsMoney = columns.some((column) => column === 'researcher' || column === 'agreed' || column === 'paid')
  const money = useOrderMoney(
    rows.map(({ id }) => id),
    wantsMoney,
  )
  return (
    <>
      <table
        aria-busy={stale}
        className={classNames(
          'w-full table-fixed rounded-card border border-line bg-sheet text-sm transition-opacity',
          stale && 'opacity-60',
        )}
      >
        <caption className="sr-only">Your orders</caption>
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
            <Row
              key={row.id}
              {...{ row, now, ticks, columns }}
              news={unread.get(row.id) ?? 0}
              money={money.get(row.id)}
            />
          ))}
        </tbody>
      </table>
      {wantsMoney && <ListTotals shown={rows.length} money={money} />}
    </>
  )
}

type RowProps = {
  row: OrderView
  now: number | undefined
  news: number
  ticks: Ticks
  columns: readonly ListColumn[]
  money: MoneyOfOrder | undefined
}

function Row({ row, now, news, ticks, columns, money }: RowProps) {
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
          {cells[column](order, money)}
        </td>
      ))}
    </tr>
  )
}
