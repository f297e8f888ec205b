'use client'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { OrderCard } from '#components/orders/order-card.tsx'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The order's card: folded on a phone, where something else comes first, and open on a desk and on paper. */
export function OrderDetails({ view }: { view: OrderView }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-print="hide"
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-card border border-line bg-sheet px-4 text-start font-medium lg:hidden"
        onClick={() => setOpen(!open)}
      >
        {t('whatYouAskedFor')}
        <ChevronDown aria-hidden="true" className={open ? 'size-5 rotate-180' : 'size-5'} />
      </button>
      <div id={id} className={open ? 'mt-3 lg:mt-0' : 'hidden lg:block print:block'}>
        <OrderCard view={view} />
      </div>
    </div>
  )
}
