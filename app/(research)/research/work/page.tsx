import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { WorkList } from '#components/research/work-list.tsx'
import { listResearchOrders } from '#lib/researchers/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('myWork') })

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
