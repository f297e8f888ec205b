import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { OrderPage } from '#components/orders/order-page.tsx'
import { offersQuery } from '#lib/browser/offers.ts'
import { orderQuery } from '#lib/browser/orders.ts'
import { unreadQuery } from '#lib/browser/unread.ts'

export const metadata: Metadata = { title: 'Order' }

export default async function Page({ params }: { params: Promise<{ orderId: string }> }) {
  const { orderId } = await params
  return (
    <Prefetched
      side="customer"
      ahead={(client, api) => [
        client.prefetchQuery(orderQuery(api, orderId)),
        client.prefetchQuery(offersQuery(api, orderId)),
        client.prefetchQuery(unreadQuery(api)),
      ]}
    >
      <OrderPage key={orderId} orderId={orderId} />
    </Prefetched>
  )
}
