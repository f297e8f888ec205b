import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { OrderDesk } from '#components/research/order-desk.tsx'
import { researchMessagesQuery, researchOrderQuery } from '#lib/browser/research.ts'

export const metadata: Metadata = { title: 'Order' }

export default async function Page({ params }: { params: Promise<{ orderId: string }> }) {
  const { orderId } = await params
  return (
    <Prefetched
      side="researcher"
      ahead={(client, api) => [
        client.prefetchQuery(researchOrderQuery(api, orderId)),
        client.prefetchInfiniteQuery(researchMessagesQuery(api, orderId)),
      ]}
    >
      <OrderDesk orderId={orderId} />
    </Prefetched>
  )
}
