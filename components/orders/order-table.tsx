'use client'
import { MessageSquareText } from 'lucide-react'
import { Link } from '#components/ui/link.tsx'
import { memo, type ComponentProps, type ReactNode } from 'react'
import { Filed } from '#components/orders/filing/filed.tsx'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { OrderStatusBadge } from '#components/orders/order-status.tsx'
import { TickAll, TickBox, type OrderTableProps } from '#components/orders/order-ticks.tsx'
import { RowRoom } from '#components/orders/row-room.tsx'
import type { RowPart } from '#components/orders/use-row-window.ts'
import { Badge } from '#components/ui/badge.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { CalendarDate, DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { useNow } from '#components/ui/locale.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { describeTurn } from '#lib/orders/next-step.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { orderTitle } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/orders-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A table where there is room, cards on a phone. */
export function OrderTable({ rows, part, unread, stale, total, ticks }: OrderTableProps) {
  const { entries, counted, hold, measure } = part
  return (
    <Frame busy={stale} tickAll={<TickAll {...ticks} />} hold={hold} count={counted ? total : undefined}>
      {entries.map((entry) => {
        if ('roomPx' in entry) return <RowRoom key={entry.key} px={entry.roomPx} />
        const { index } = entry
        const row = rows[index]
        return (
          row && (
            <Row
              key={row.id}
              row={row}
              place={counted ? index : undefined}
              measure={measure}
              unread={unread.get(row.id) ?? 0}
              ticked={ticks.has(row.id)}
              onTick={ticks.toggle}
            />
          )
        )
      })}
    </Frame>
  )
}

const columns = () => [t('order'), t('status'), t('whatHappensNext'), t('lastActivity')]

type FrameProps = {
  children: ReactNode
  busy: boolean
  tickAll?: ReactNode
  hold?: RowPart['hold']
  /** How many rows there are, where not all are here. */
  count?: number | undefined
}

// `display: block` on a phone would strip the table of its meaning in some browsers, hence the roles.
function Frame({ children, busy, tickAll, hold, count }: FrameProps) {
  return (
    <table
      role="table"
      aria-rowcount={count}
      aria-busy={busy}
      className={classNames(
        'block w-full transition-opacity md:table md:table-fixed md:rounded-card md:border md:border-line md:bg-sheet',
        busy && 'opacity-60',
      )}
    >
      <caption className="sr-only">{t('yourOrders')}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" aria-rowindex={count === undefined ? undefined : 1}>
          <th role="columnheader" scope="col" className="w-12 ps-4 text-start">
            {tickAll ?? <span className="sr-only">{t('tick')}</span>}
          </th>
          {columns().map((name, i) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className={classNames('px-4 py-2.5 text-start text-sm font-medium text-ink-soft', widths[i])}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={hold} role="rowgroup" className="flex flex-col gap-3 md:table-row-group">
        {children}
      </tbody>
    </table>
  )
}

const widths = ['md:w-[34%]', 'md:w-44', '', 'md:w-34']
const row =
  'relative flex flex-col gap-2 rounded-card border border-line bg-sheet p-4 md:table-row md:border-0 md:bg-transparent md:p-0'
const cell = 'md:border-t md:border-line md:px-4 md:py-3 md:align-top'

type RowProps = {
  row: OrderView
  /** Among all rows, from 0, where not all are here. */
  place: number | undefined
  measure: RowPart['measure']
  unread: number
  ticked: boolean
  onTick: (id: string) => void
}

const Row = memo(function Row({ row: view, place, measure, unread, ticked, onTick }: RowProps) {
  const { id, status, order } = view
  return (
    <tr
      role="row"
      ref={measure}
      data-order={id}
      data-index={place}
      aria-rowindex={place === undefined ? undefined : place + 2}
      className={classNames(
        row,
        ticked && 'bg-accent-soft/60 md:bg-accent-soft/60',
        'hover:bg-accent-soft/50 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-accent',
      )}
    >
      <Tick order={order} ticked={ticked} onTick={() => onTick(id)} />
      <th role="rowheader" scope="row" className={classNames(cell, 'pe-8 text-start font-normal')}>
        {/* The link spreads over the row, so the whole of it can be clicked and there is one stop for the Tab key. */}
        <Link
          href={`/orders/${id}`}
          // Thousands of them go by.
          className="font-medium text-ink no-underline outline-none after:absolute after:inset-0 hover:underline"
        >
          <bdi>{orderTitle(order)}</bdi>
        </Link>
        <span dir="auto" className="block text-sm text-ink-soft">
          {order.repositoryName}, {order.location}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <OrderNumber number={order.number} />
          {order.externalOrderRef && (
            <span className="font-card text-sm break-all text-ink-soft">{order.externalOrderRef}</span>
          )}
          <Filed order={order} />
          {unread > 0 && (
            <Badge tone="accent">
              <MessageSquareText aria-hidden="true" className="size-3.5" />
              {t('newMessages', { unread })}
            </Badge>
          )}
        </span>
      </th>
      <td role="cell" className={cell}>
        <OrderStatusBadge status={status} />
      </td>
      <td role="cell" className={cell}>
        <NextStep view={view} />
      </td>
      <td role="cell" className={classNames(cell, 'text-sm text-ink-soft')}>
        <span className="md:hidden">{t('lastActivity')} </span>
        <RelativeTime value={order.updatedAt} />
      </td>
    </tr>
  )
})

/** Above the link that spreads over the row. */
const Tick = (props: ComponentProps<typeof TickBox>) => (
  <td role="cell" className={classNames(cell, 'absolute end-2 top-2 z-10 md:relative md:end-auto md:top-auto md:pe-0')}>
    <TickBox {...props} className="-m-2 flex p-2 md:-my-3 md:py-3" />
  </td>
)

const actors = () => ({ you: t('yourTurn'), researcher: t('researcher'), callslip: t('callslip'), nobody: '' }) as const

/** The clock is asked here, so that it draws no more than this anew. */
function NextStep({ view }: { view: OrderView }) {
  const { who, headline, nextStep, due } = describeTurn(view, useNow())
  return (
    <>
      <p>
        {who !== 'nobody' && (
          <span
            className={classNames(
              'mr-2 rounded-sm px-1.5 py-0.5 text-sm font-medium',
              who === 'you' ? 'bg-accent text-on-accent' : 'bg-well text-ink-soft',
            )}
          >
            {actors()[who]}
          </span>
        )}
        <span className="font-medium">{headline}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {nextStep}
        {due && (
          <>
            {' '}
            {due.label}:{' '}
            {due.at.length === 10 ? <CalendarDate value={due.at} /> : <DateTime value={due.at} shape="date" />}.
          </>
        )}
      </p>
    </>
  )
}

/** The table before its rows are known, in its own columns and heights. */
export function OrderTableSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{t('loadingOrders')}</span>
      <div aria-hidden="true">
        <Frame busy={false}>
          {Array.from({ length: 6 }, (_, i) => (
            <tr key={i} role="row" className={row}>
              <td role="cell" className={classNames(cell, 'hidden md:table-cell')} />
              <td role="cell" className={cell}>
                <Skeleton className="my-1 h-4 w-4/5" />
                <Skeleton className="my-1.5 h-3.5 w-3/5" />
                <Skeleton className="mt-2 mb-0.5 h-3.5 w-24" />
              </td>
              <td role="cell" className={cell}>
                <Skeleton className="h-6 w-24 rounded-full" />
              </td>
              <td role="cell" className={cell}>
                <Skeleton className="my-1 h-4 w-3/5" />
                <Skeleton className="my-1.5 h-3.5 w-11/12" />
                <Skeleton className="my-1 h-3.5 w-1/2" />
              </td>
              <td role="cell" className={cell}>
                <Skeleton className="my-0.5 h-4 w-20" />
              </td>
            </tr>
          ))}
        </Frame>
      </div>
    </div>
  )
}
