import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { ResearcherFile } from '#components/operator/researcher-file.tsx'
import { listAllOrders } from '#lib/operators/operations.ts'
import { getResearcher } from '#lib/researchers/operations.ts'

export const metadata: Metadata = { title: 'Researcher' }

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
