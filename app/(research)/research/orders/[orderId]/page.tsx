import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { OrderDesk } from '#components/research/order-desk.tsx'
import { newestFirst } from '#lib/browser/api.ts'
import { listResearchMessages } from '#lib/messages/operations.ts'
import { getResearchOrder } from '#lib/researchers/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('order') })

export default async function Page({ params }: { params: Promise<{ orderId: string }> }) {
  const { orderId } = await params
  return (
    <Prefetched
      side="researcher"
      ahead={(client, api) => [
        client.prefetchQuery(api.ask(getResearchOrder, { orderId })),
        client.prefetchInfiniteQuery(api.askPages(listResearchMessages, { orderId }, newestFirst)),
      ]}
    >
      <OrderDesk orderId={orderId} />
    </Prefetched>
  )
}
