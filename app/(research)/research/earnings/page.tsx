import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { EarningsPage } from '#components/research/earnings-page.tsx'
import { earningsByOrderQuery, earningsQuery } from '#lib/browser/earnings.ts'

export const metadata: Metadata = { title: 'Earnings' }

export default function Page() {
  return (
    <Prefetched
      side="researcher"
      ahead={(client, api) => [
        client.prefetchQuery(earningsQuery(api)),
        client.prefetchInfiniteQuery(earningsByOrderQuery(api)),
      ]}
    >
      <EarningsPage />
    </Prefetched>
  )
}
