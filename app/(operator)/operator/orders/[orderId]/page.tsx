import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { OrderFile } from '#components/operator/order-file.tsx'
import { allEventsQuery, dossierQuery } from '#lib/browser/operator.ts'

export const metadata: Metadata = { title: 'Order' }

export default async function Page({ params }: { params: Promise<{ orderId: string }> }) {
  const { orderId } = await params
  return (
    <Prefetched
      side="operator"
      ahead={(client, api) => [
        client.prefetchQuery(dossierQuery(api, orderId)),
        client.prefetchInfiniteQuery(allEventsQuery(api, orderId)),
      ]}
    >
      <OrderFile orderId={orderId} />
    </Prefetched>
  )
}
