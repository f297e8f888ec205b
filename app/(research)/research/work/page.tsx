import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { readWorkFilters } from '#components/research/work-filters.ts'
import { WorkList } from '#components/research/work-list.tsx'
import { listResearchOrders } from '#lib/researchers/operations.ts'
import { countWork } from '#lib/work/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('myWork') })

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const filters = readWorkFilters(new URLSearchParams(await searchParams))
  return (
    <Prefetched
      side="researcher"
      ahead={(client, api) => [
        client.prefetchInfiniteQuery(api.askPages(listResearchOrders, {}, { ...filters, limit: 25 })),
        client.prefetchQuery(api.ask(countWork)),
      ]}
    >
      <WorkList />
    </Prefetched>
  )
}
