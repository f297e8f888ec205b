import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { EarningsPage } from '#components/research/earnings-page.tsx'
import { getEarnings, listEarnings } from '#lib/earnings/operations.ts'

export const metadata: Metadata = { title: 'Earnings' }

export default function Page() {
  return (
    <Prefetched
      side="researcher"
      ahead={(client, api) => [
        client.prefetchQuery(api.ask(getEarnings)),
        client.prefetchInfiniteQuery(api.askPages(listEarnings, {}, { limit: 25 })),
      ]}
    >
      <EarningsPage />
    </Prefetched>
  )
}
