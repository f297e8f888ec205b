'use client'
import { useSyncExternalStore } from 'react'
import { OrderForm, type OrderFormProps } from '#components/orders/new/order-form.tsx'
import { Card } from '#components/ui/card.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/client/api-provider.tsx'
import { draftKey } from '#lib/client/order-draft.ts'

const never = () => () => {}

export function NewOrder(props: OrderFormProps) {
  // The draft lies in the browser, so the form is drawn there and not on the server.
  const inBrowser = useSyncExternalStore(never, () => true, () => false)
  const key = draftKey(useApi())
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl">New order</h1>
      <p className="mt-1 mb-6 text-ink-soft">Name the document and who keeps it. Researchers who go there answer with a date and a price.</p>
      {inBrowser ? <OrderForm key={key} {...props} /> : <FormSkeleton />}
    </div>
  )
}

const FormSkeleton = () => (
  <div role="status" className="flex flex-col gap-5">
    <span className="sr-only">Loading the form …</span>
    {['h-72', 'h-96', 'h-80'].map((height) => (
      <Card key={height} className={`flex flex-col gap-5 ${height}`}>
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </Card>
    ))}
  </div>
)
