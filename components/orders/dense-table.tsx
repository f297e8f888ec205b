'use client'
import { Link } from '#components/ui/link.tsx'
import { memo, type ReactNode } from 'react'
import { ListTotals } from '#components/orders/filing/list-totals.tsx'
import { useOrderMoney, type MoneyOfOrder } from '#components/orders/filing/use-order-money.ts'
import type { ListColumn } from '#components/orders/list-look.ts'
import type { OrderFilters } from '#components/orders/order-pages.ts'
import { columnLabels } from '#components/orders/list-view.tsx'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { OrderStatusBadge } from '#components/orders/order-status.tsx'
import { TickAll, TickBox, type OrderTableProps, type Ticks } from '#components/orders/order-ticks.tsx'
import { RowRoom } from '#components/orders/row-room.tsx'
import type { RowPart } from '#components/orders/use-row-window.ts'
import { classNames } from '#components/ui/class-names.ts'
import { CalendarDate, DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { useNow } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import { describeTurn } from '#lib/orders/next-step.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { moneyTitle } from '#lib/payments/money-title.ts'
import { orderTitle } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/orders-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const cells: Record<ListColumn, (order: OrderView['order'], money: MoneyOfOrder | undefined) => ReactNode> = {
  folder: ({ folder }) => folder && <span dir="auto">{folder}</span>,
  labels: ({ labels }) => labels && <span dir="auto">{labels.join(', ')}</span>,
  assignee: ({ assignee }) => assignee && <span dir="auto">{assignee.name}</span>,
  reference: ({ externalOrderRef }) => externalOrderRef && <span className="font-card">{externalOrderRef}</span>,
  customer: ({ customerName }) => customerName,
  costCentre: ({ costCentre }) => costCentre && <span dir="auto">{costCentre}</span>,
  price: ({ fixedPrice, currency }) => fixedPrice !== undefined && <Money amount={fixedPrice} currency={currency} />,
  researcher: (_, money) => money?.researcherName && <span dir="auto">{money.researcherName}</span>,
  agreed: (_, money) =>
    money?.totalAmount !== undefined &&
    money.currency !== undefined && <Money amount={money.totalAmount} currency={money.currency} />,
  paid: (_, money) => money?.payment && paidIn(money.payment, money.earlierCharges),
  due: ({ estimatedCompletionDate }) => estimatedCompletionDate && <CalendarDate value={estimatedCompletionDate} />,
  placed: ({ createdAt }) => <DateTime value={createdAt} shape="date" />,
  activity: ({ updatedAt }) => <RelativeTime value={updatedAt} />,
}
/** The newest payment, and each charge before it of which something hasn't gone back. */
const paidIn = (payment: Payment, earlier: readonly Payment[] = []) =>
  [
    moneyTitle(payment),
    ...earlier
      .filter(({ status }) => status !== 'refunded')
      .map((charge) => t('earlierCharge', { title: moneyTitle(charge) })),
  ].join(' · ')
type Payment = NonNullable<MoneyOfOrder['payment']>

/** In rem. */
const widths: Record<ListColumn, number> = {
  folder: 7,
  labels: 8,
  assignee: 7,
  reference: 8,
  customer: 8,
  costCentre: 8,
  price: 6,
  researcher: 8,
  agreed: 7,
  paid: 8,
  due: 7,
  placed: 7,
  activity: 8,
}
const usualColumns = () => [
  // It takes what is left, and never less than this.
  { label: t('order'), least: 14 },
  { label: t('status'), rem: 11 },
  { label: t('whatHappensNext'), rem: 13 },
]
const boxRem = 2.75
const widthOf = (columns: readonly ListColumn[]) =>
  [
    boxRem,
    ...usualColumns().map(({ rem = 0, least = rem }) => least),
    ...columns.map((column) => widths[column]),
  ].reduce((sum, rem) => sum + rem)
const cell = 'truncate px-2'

const ColumnHead = ({ label, rem }: { label: string; rem: number | undefined }) => (
  <th
    scope="col"
    className={classNames(cell, 'text-start font-medium')}
    style={rem === undefined ? undefined : { width: `${rem}rem` }}
  >
    {label}
  </th>
)

type HeadProps = { ticks: Ticks; columns: readonly ListColumn[]; counted: boolean }

const Head = ({ ticks, columns, counted }: HeadProps) => (
  <thead>
    <tr aria-rowindex={counted ? 1 : undefined} className="h-10 text-start text-ink-soft">
      <th scope="col" className="w-11 ps-3 text-start">
        <TickAll {...ticks} />
      </th>
      {usualColumns().map(({ label, rem }) => (
        <ColumnHead key={label} label={label} rem={rem} />
      ))}
      {columns.map((column) => (
        <ColumnHead key={column} label={columnLabels()[column]} rem={widths[column]} />
      ))}
    </tr>
  </thead>
)

/** A line of 40 pixels for each order, with the columns that were chosen. */
export function DenseTable({
  rows,
  part,
  unread,
  stale,
  total,
  ticks,
  columns,
  filters,
}: OrderTableProps & { columns: readonly ListColumn[]; filters: OrderFilters }) {
  const { entries, counted, hold } = part
  const now = useNow()
  const wantsMoney = columns.some((column) => column === 'researcher' || column === 'agreed' || column === 'paid')
  const money = useOrderMoney(
    rows.map(({ id }) => id),
    wantsMoney ? rangeOf(part, rows.length) : undefined,
  )
  return (
    <>
      {/* With many columns it is wider than the page: it scrolls in its own frame, by keys too. */}
      <div
        role="group"
        aria-label={t('yourOrders')}
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line"
      >
        <table
          aria-busy={stale}
          aria-rowcount={counted ? total : undefined}
          className={classNames('w-full table-fixed bg-sheet text-sm transition-opacity', stale && 'opacity-60')}
          style={{ minWidth: `${widthOf(columns)}rem` }}
        >
          <caption className="sr-only">{t('yourOrders')}</caption>
          <Head ticks={ticks} columns={columns} counted={counted} />
          <tbody ref={hold}>
            {entries.map((entry) => {
              if ('roomPx' in entry) return <RowRoom key={entry.key} px={entry.roomPx} />
              const row = rows[entry.index]
              return (
                row && (
                  <Row
                    key={row.id}
                    {...{ row, now, columns }}
                    place={counted ? entry.index : undefined}
                    ticked={ticks.has(row.id)}
                    onTick={ticks.toggle}
                    news={unread.get(row.id) ?? 0}
                    money={money.get(row.id)}
                  />
                )
              )
            })}
          </tbody>
        </table>
      </div>
      {wantsMoney && <ListTotals filters={filters} />}
    </>
  )
}

type RowProps = {
  row: OrderView
  now: number | undefined
  news: number
  place: number | undefined
  ticked: boolean
  onTick: (id: string) => void
  columns: readonly ListColumn[]
  money: MoneyOfOrder | undefined
}

/** The first and the last row that are drawn. */
function rangeOf({ entries, counted }: RowPart, count: number): [number, number] {
  const indexes = counted ? entries.flatMap((entry) => ('index' in entry ? entry.index : [])) : [0, count - 1]
  return [indexes[0] ?? 0, indexes.at(-1) ?? 0]
}

const Row = memo(function Row({ row, now, place, news, ticked, onTick, columns, money }: RowProps) {
  const { id, status, order } = row
  const { who, headline } = describeTurn(row, now)
  return (
    <tr
      data-order={id}
      data-index={place}
      aria-rowindex={place === undefined ? undefined : place + 2}
      className={classNames(
        'relative h-10 border-t border-line hover:bg-accent-soft/50 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-accent',
        ticked && 'bg-accent-soft/60',
      )}
    >
      <td className="relative z-10 ps-3">
        <TickBox order={order} ticked={ticked} onTick={() => onTick(id)} />
      </td>
      <th scope="row" className={classNames(cell, 'text-start font-normal')}>
        <Link
          href={`/orders/${id}`}
          // Thousands of them go by.
          className="font-medium text-ink no-underline outline-none after:absolute after:inset-0 hover:underline"
        >
          <bdi>{orderTitle(order)}</bdi>
        </Link>{' '}
        <OrderNumber number={order.number} />
        {news > 0 && <span className="font-medium text-accent"> {t('new', { news })}</span>}
        <span className="text-ink-soft">
          {' '}
          <bdi>{order.repositoryName}</bdi>
        </span>
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
})
