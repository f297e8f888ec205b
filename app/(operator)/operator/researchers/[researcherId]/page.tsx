import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { ResearcherFile } from '#components/operator/researcher-file.tsx'
import { findOrdersQuery, researcherQuery } from '#lib/browser/operator.ts'

export const metadata: Metadata = { title: 'Researcher' }

export default async function Page({ params }: { params: Promise<{ researcherId: string }> }) {
  const { researcherId } = await params
  return (
    <Prefetched
      side="operator"
      ahead={(client, api) => [
        client.prefetchQuery(researcherQuery(api, researcherId)),
        client.prefetchInfiniteQuery(findOrdersQuery(api, { researcherId })),
      ]}
    >
      <ResearcherFile researcherId={researcherId} />
    </Prefetched>
  )
}
