import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { readBoardFilters } from '#components/research/board-filters-of.ts'
import { JobBoard } from '#components/research/job-board.tsx'
import { researchProfileQuery } from '#lib/browser/research-profile.ts'
import { researchOrdersQuery } from '#lib/browser/research.ts'

export const metadata: Metadata = { title: 'Job board' }

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const filters = readBoardFilters(new URLSearchParams(await searchParams))
  return (
    <Prefetched
      side="researcher"
      ahead={(client, api) => [
        client.prefetchInfiniteQuery(researchOrdersQuery(api, filters)),
        client.prefetchQuery(researchProfileQuery(api)),
      ]}
    >
      <JobBoard />
    </Prefetched>
  )
}
