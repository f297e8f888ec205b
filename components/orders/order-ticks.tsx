'use client'
import type { RowPart } from '#components/orders/use-row-window.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { orderTitle } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/orders-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type Ticks = {
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** All that are shown, or none. */
  toggleAll: () => void
  all: boolean
}
export type OrderTableProps = {
  rows: readonly OrderView[]
  /** Which of the rows are drawn, where they are too many. */
  part: RowPart
  unread: ReadonlyMap<string, number>
  stale: boolean
  /** Of the table's rows, its head included; -1 while nobody knows. */
  total: number
  ticks: Ticks
}

const box = 'size-5 align-middle accent-accent'

export const TickAll = ({ all, toggleAll }: Ticks) => (
  <input type="checkbox" aria-label={t('tickAllOrdersShown')} className={box} checked={all} onChange={toggleAll} />
)

type TickBoxProps = {
  order: OrderView['order']
  ticked: boolean
  onTick: () => void
  /** Of the ground around the box that ticks it too. */
  className?: string
}

export const TickBox = ({ order, ticked, onTick, className }: TickBoxProps) => (
  <label className={className}>
    <span className="sr-only">{t('tick2', { order: orderTitle(order), number: order.number })}</span>
    <input type="checkbox" className={box} checked={ticked} onChange={onTick} />
  </label>
)
