'use client'
import { CopyPlus } from 'lucide-react'
import { useFilledForm } from '#components/orders/new/use-filled-form.tsx'
import { Button } from '#components/ui/button.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { useReader } from '#components/ui/locale.ts'
import { sameArchive, valuesOf } from '#lib/browser/order-values.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** An order as the beginning of another. */
export function OrderAgain({ view }: { view: OrderView }) {
  const { begin, question } = useFilledForm(view.order.number)
  const { locale } = useReader()
  const values = () => valuesOf(view, locale)
  return (
    <>
      <Disclosure
        trigger={(props) => (
          <Button look="quiet" size="sm" {...props}>
            <CopyPlus aria-hidden="true" className="size-4" />
            {t('orderAgain')}
          </Button>
        )}
      >
        <ul className="flex w-64 flex-col">
          <li>
            <Button look="quiet" className="w-full justify-start" onClick={() => begin(values())}>
              {t('theSameOnceMore')}
            </Button>
          </li>
          <li>
            <Button look="quiet" className="w-full justify-start" onClick={() => begin(sameArchive(values()))}>
              {t('anotherFromThisArchive')}
            </Button>
          </li>
        </ul>
      </Disclosure>
      {question}
    </>
  )
}
