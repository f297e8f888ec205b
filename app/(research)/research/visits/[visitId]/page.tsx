import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { ShelfPage } from '#components/visits/shelf-page.tsx'
import { getShelfList } from '#lib/visits/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('shelfList') })

export default async function Page({ params }: { params: Promise<{ visitId: string }> }) {
  const { visitId } = await params
  return (
    <Prefetched side="researcher" ahead={(client, api) => [client.prefetchQuery(api.ask(getShelfList, { visitId }))]}>
      <ShelfPage visitId={visitId} />
    </Prefetched>
  )
}
