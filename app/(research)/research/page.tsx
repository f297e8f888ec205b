import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { readBoardFilters } from '#components/research/board-filters-of.ts'
import { JobBoard } from '#components/research/job-board.tsx'
import { getResearchProfile, listResearchOrders } from '#lib/researchers/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('jobBoard') })

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const filters = readBoardFilters(new URLSearchParams(await searchParams))
  return (
    <Prefetched
      side="researcher"
      ahead={(client, api) => [
        client.prefetchInfiniteQuery(api.askPages(listResearchOrders, {}, { ...filters, limit: 25 })),
        client.prefetchQuery(api.ask(getResearchProfile)),
      ]}
    >
      <JobBoard />
    </Prefetched>
  )
}
