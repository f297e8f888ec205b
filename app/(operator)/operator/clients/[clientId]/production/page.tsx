import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { ProductionPage } from '#components/production/production-page.tsx'
import { getProductionFile } from '#lib/production/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('decideAboutProduction') })

export default async function Page({ params }: { params: Promise<{ clientId: string }> }) {
  const { clientId } = await params
  return (
    <Prefetched
      side="operator"
      ahead={(client, api) => [client.prefetchQuery(api.ask(getProductionFile, { clientId }))]}
    >
      <ProductionPage clientId={clientId} />
    </Prefetched>
  )
}
