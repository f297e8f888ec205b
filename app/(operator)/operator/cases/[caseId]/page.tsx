import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { CasePage } from '#components/operator/case-page.tsx'
import { getCase } from '#lib/casework/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('case') })

export default async function Page({ params }: { params: Promise<{ caseId: string }> }) {
  const { caseId } = await params
  return (
    <Prefetched side="operator" ahead={(client, api) => [client.prefetchQuery(api.ask(getCase, { caseId }))]}>
      <CasePage caseId={caseId} />
    </Prefetched>
  )
}
