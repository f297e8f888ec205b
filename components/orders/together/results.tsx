'use client'
import type { ReactNode } from 'react'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import type { Done } from '#lib/browser/in-turn.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { orderTitle } from '#lib/orders/title.ts'

type Props<T> = {
  done: readonly Done<OrderView, T>[]
  total: number
  running: boolean
  /** What it is called while it goes on: "Withdrawing". */
  doing: string
  /** What became of one that went well. */
  say: (value: T, order: OrderView) => ReactNode
}

export const countOrders = (count: number) => (count === 1 ? '1 order' : `${count} orders`)

/** How far it is, and what became of each: what went wrong first. */
export function Results<T>({ done, total, running, doing, say }: Props<T>) {
  const failed = done.filter((one) => 'failure' in one)
  const well = done.filter((one) => 'value' in one)
  return (
    <div className="flex flex-col gap-3">
      {running && <ProgressBar label={doing} value={done.length} max={total} />}
      <p role="status" className="font-medium">
        {running
          ? `${doing}: ${done.length} of ${total}`
          : [
              `${countOrders(well.length)} done`,
              failed.length > 0 && `${failed.length} not`,
              total > done.length && `${total - done.length} not begun`,
            ]
              .filter(Boolean)
              .join(', ') + '.'}
      </p>
      {done.length > 0 && (
        <ul aria-label="What became of each" className="flex flex-col gap-2">
          {[...failed, ...well].map((one) => (
            <li key={one.item.id} className="border-t border-line pt-2 text-sm">
              <OrderLine order={one.item} />
              {'failure' in one ? (
                <span className="block font-medium text-danger">
                  <span aria-hidden="true">▲ </span>
                  {one.failure.message}
                </span>
              ) : (
                <span className="block text-ink-soft">{say(one.value, one.item)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export const OrderLine = ({ order: { id, order } }: { order: OrderView }) => (
  <>
    <a className="text-link" href={`/orders/${id}`} target="_blank" rel="noreferrer">
      {orderTitle(order)}
      <span className="sr-only"> (in a new tab)</span>
    </a>{' '}
    <OrderNumber number={order.number} />
  </>
)
