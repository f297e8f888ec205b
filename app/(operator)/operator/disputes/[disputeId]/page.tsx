import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { DisputePage } from '#components/operator/dispute-page.tsx'
import { getDispute } from '#lib/disputes/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('dispute') })

export default async function Page({ params }: { params: Promise<{ disputeId: string }> }) {
  const { disputeId } = await params
  return (
    <Prefetched side="operator" ahead={(client, api) => [client.prefetchQuery(api.ask(getDispute, { disputeId }))]}>
      <DisputePage disputeId={disputeId} />
    </Prefetched>
  )
}
