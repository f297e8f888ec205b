import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { ClientFile } from '#components/operator/client-file.tsx'
import { clientKeysQuery, clientOverviewQuery, findOrdersQuery } from '#lib/browser/operator.ts'

export const metadata: Metadata = { title: 'Client' }

export default async function Page({ params }: { params: Promise<{ clientId: string }> }) {
  const { clientId } = await params
  return (
    <Prefetched
      side="operator"
      ahead={(client, api) => [
        client.prefetchQuery(clientOverviewQuery(api, clientId)),
        client.prefetchInfiniteQuery(clientKeysQuery(api, clientId)),
        client.prefetchInfiniteQuery(findOrdersQuery(api, { clientId })),
      ]}
    >
      <ClientFile clientId={clientId} />
    </Prefetched>
  )
}
