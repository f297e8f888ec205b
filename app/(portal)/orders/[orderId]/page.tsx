import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { OrderPage } from '#components/orders/order-page.tsx'
import { unreadQuery } from '#lib/browser/unread.ts'
import { listOffers } from '#lib/offers/operations.ts'
import { getOrder } from '#lib/orders/operations.ts'

export const metadata: Metadata = { title: 'Order' }

export default async function Page({ params }: { params: Promise<{ orderId: string }> }) {
  const { orderId } = await params
  return (
    <Prefetched
      side="customer"
      ahead={(client, api) => [
        client.prefetchQuery(api.ask(getOrder, { orderId })),
        client.prefetchQuery(api.ask(listOffers, { orderId })),
        client.prefetchQuery(unreadQuery(api)),
      ]}
    >
      <OrderPage key={orderId} orderId={orderId} />
    </Prefetched>
  )
}
