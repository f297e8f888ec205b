'use client'
import dynamic from 'next/dynamic'
import type { OrderFormProps } from '#components/orders/new/order-form.tsx'
import { Card } from '#components/ui/card.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// The draft lies in the browser, so the form is drawn there and not on the server; its schema and its parts come after
// the page's frame.
const OrderForm = dynamic(() => import('#components/orders/new/order-form.tsx').then((module) => module.OrderForm), {
  ssr: false,
  loading: FormSkeleton,
})

export function NewOrder(props: OrderFormProps) {
  const { environment, clientId } = useApi().identity
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl group-has-[[data-alone]]:hidden">{t('newOrder')}</h1>
      <p className="mt-1 mb-6 text-ink-soft group-has-[[data-alone]]:hidden">{t('nameTheDocumentAndWho')}</p>
      {/* Another environment or customer has a draft of its own. */}
      <OrderForm key={`${environment} ${clientId}`} {...props} />
    </div>
  )
}

function FormSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{t('loadingTheForm')}</span>
      {['h-72', 'h-96', 'h-80'].map((height) => (
        <Card key={height} className={`flex flex-col gap-5 ${height}`}>
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Card>
      ))}
    </div>
  )
}
