import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { WorkList } from '#components/research/work-list.tsx'
import { listResearchOrders } from '#lib/researchers/operations.ts'

export const metadata: Metadata = { title: 'My work' }

export default function Page() {
  return (
    <Prefetched
      side="researcher"
      ahead={(client, api) => [
        client.prefetchInfiniteQuery(api.askPages(listResearchOrders, {}, { mine: 'true', limit: 25 })),
      ]}
    >
      <WorkList />
    </Prefetched>
  )
}
