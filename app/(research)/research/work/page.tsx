import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { WorkList } from '#components/research/work-list.tsx'
import { researchOrdersQuery } from '#lib/browser/research.ts'

export const metadata: Metadata = { title: 'My work' }

export default function Page() {
  return (
    <Prefetched
      side="researcher"
      ahead={(client, api) => [client.prefetchInfiniteQuery(researchOrdersQuery(api, { mine: 'true' }))]}
    >
      <WorkList />
    </Prefetched>
  )
}
