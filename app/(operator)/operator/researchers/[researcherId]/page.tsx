import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { ResearcherFile } from '#components/operator/researcher-file.tsx'
import { listAllOrders } from '#lib/operators/operations.ts'
import { getResearcher } from '#lib/researchers/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('researcher') })

export default async function Page({ params }: { params: Promise<{ researcherId: string }> }) {
  const { researcherId } = await params
  return (
    <Prefetched
      side="operator"
      ahead={(client, api) => [
        client.prefetchQuery(api.ask(getResearcher, { researcherId })),
        client.prefetchInfiniteQuery(api.askPages(listAllOrders, {}, { researcherId, limit: 25 })),
      ]}
    >
      <ResearcherFile researcherId={researcherId} />
    </Prefetched>
  )
}
