import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { ClientFile } from '#components/operator/client-file.tsx'
import { listClientKeys } from '#lib/clients/operations.ts'
import { getClientOverview, listAllOrders } from '#lib/operators/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('client') })

export default async function Page({ params }: { params: Promise<{ clientId: string }> }) {
  const { clientId } = await params
  return (
    <Prefetched
      side="operator"
      ahead={(client, api) => [
        client.prefetchQuery(api.ask(getClientOverview, { clientId })),
        client.prefetchInfiniteQuery(api.askPages(listClientKeys, { clientId }, { limit: 25 })),
        client.prefetchInfiniteQuery(api.askPages(listAllOrders, {}, { clientId, limit: 25 })),
      ]}
    >
      <ClientFile clientId={clientId} />
    </Prefetched>
  )
}
