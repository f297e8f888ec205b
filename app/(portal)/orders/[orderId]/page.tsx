import type { QueryClient } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { OrderPage } from '#components/orders/order-page.tsx'
import type { Api } from '#lib/browser/api.ts'
import { orderPaymentQuery } from '#lib/browser/payments.ts'
import { unreadQuery } from '#lib/browser/unread.ts'
import { listOffers } from '#lib/offers/operations.ts'
import { getOrder } from '#lib/orders/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('order') })

/** The order, and how its payment stands, where it has one. */
async function prefetchOrder(client: QueryClient, api: Api, orderId: string): Promise<void> {
  const order = api.ask(getOrder, { orderId })
  await client.prefetchQuery(order)
  const view = client.getQueryData(order.queryKey)
  if (view?.order.paymentIntentId !== undefined) await client.prefetchQuery(orderPaymentQuery(api, view))
}

export default async function Page({ params }: { params: Promise<{ orderId: string }> }) {
  const { orderId } = await params
  return (
    <Prefetched
      side="customer"
      ahead={(client, api) => [
        prefetchOrder(client, api, orderId),
        client.prefetchQuery(api.ask(listOffers, { orderId })),
        client.prefetchQuery(unreadQuery(api)),
      ]}
    >
      <OrderPage key={orderId} orderId={orderId} />
    </Prefetched>
  )
}
