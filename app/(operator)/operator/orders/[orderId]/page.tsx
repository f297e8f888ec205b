import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { OrderFile } from '#components/operator/order-file.tsx'
import { getAnyOrder, listAllEvents } from '#lib/operators/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('order') })

export default async function Page({ params }: { params: Promise<{ orderId: string }> }) {
  const { orderId } = await params
  return (
    <Prefetched
      side="operator"
      ahead={(client, api) => [
        client.prefetchQuery(api.ask(getAnyOrder, { orderId })),
        client.prefetchInfiniteQuery(api.askPages(listAllEvents, { orderId }, { order: 'desc', limit: 100 })),
      ]}
    >
      <OrderFile orderId={orderId} />
    </Prefetched>
  )
}
