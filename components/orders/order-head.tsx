'use client'
import { Printer } from 'lucide-react'
import { OrderCallNumber } from '#components/orders/order-number.tsx'
import { OrderAgain } from '#components/orders/order-parts.tsx'
import { OrderStatusBadge } from '#components/orders/order-status.tsx'
import { Button } from '#components/ui/button.tsx'
import { useMay } from '#lib/browser/may.ts'
import { placeOrder } from '#lib/orders/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What is asked for and by which number, small enough that whose turn it is follows at once. */
export function OrderHead({ view }: { view: OrderView }) {
  const { status, order } = view
  const may = useMay()
  return (
    <header className="flex flex-col gap-1">
      <p className="font-card text-sm text-ink-soft">
        <OrderCallNumber number={order.number} more={order.externalOrderRef} />
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 dir="auto" className="text-2xl sm:text-3xl">
          {order.documentType}
        </h1>
        {/* On a phone a row of its own, with the panel's button at its end: so the panel stays on the screen. */}
        <span className="flex w-full items-center justify-between gap-2 sm:w-auto">
          <OrderStatusBadge status={status} />
          {may(placeOrder) && (
            <span data-print="hide">
              <OrderAgain view={view} />
            </span>
          )}
          <span data-print="hide" className="hidden sm:block">
            <PrintButton />
          </span>
        </span>
      </div>
      <p dir="auto" className="text-ink-soft">
        {order.repositoryName}, {order.location}
      </p>
    </header>
  )
}

const PrintButton = () => (
  <Button look="quiet" size="icon" aria-label={t('printThisOrder')} title={t('print')} onClick={() => print()}>
    <Printer aria-hidden="true" className="size-5" />
  </Button>
)
