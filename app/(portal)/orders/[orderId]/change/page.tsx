import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { ChangePage } from '#components/orders/change/change-page.tsx'
import { getEnv } from '#lib/env.ts'
import { listOffers } from '#lib/offers/operations.ts'
import { getOrder } from '#lib/orders/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('changeTheOrder') })

export default async function Page({ params }: { params: Promise<{ orderId: string }> }) {
  const { orderId } = await params
  return (
    <Prefetched
      side="customer"
      ahead={(client, api) => [
        client.prefetchQuery(api.ask(getOrder, { orderId })),
        client.prefetchQuery(api.ask(listOffers, { orderId })),
      ]}
    >
      <ChangePage key={orderId} orderId={orderId} feeBps={getEnv().PLATFORM_FEE_BPS} />
    </Prefetched>
  )
}
