'use client'
import type { ReactNode } from 'react'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import type { Done } from '#lib/browser/in-turn.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { orderTitle } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/orders-together.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props<T> = {
  done: readonly Done<OrderView, T>[]
  total: number
  running: boolean
  /** What it is called while it goes on: "Withdrawing". */
  doing: string
  /** What became of one that went well. */
  say: (value: T, order: OrderView) => ReactNode
}

export const countOrders = (count: number) => t('orders', { count })

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
              t('done2', { count: countOrders(well.length) }),
              failed.length > 0 && t('not', { count: failed.length }),
              total > done.length && t('notBegun', { total: total - done.length }),
            ]
              .filter(Boolean)
              .join(', ') + '.'}
      </p>
      {done.length > 0 && (
        <ul aria-label={t('whatBecameOfEach')} className="flex flex-col gap-2">
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
      <bdi>{orderTitle(order)}</bdi>
      <span className="sr-only"> {t('inANewTab')}</span>
    </a>{' '}
    <OrderNumber number={order.number} />
  </>
)
