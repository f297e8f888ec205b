import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { EarningsPage } from '#components/research/earnings-page.tsx'
import { getEarnings, listEarnings } from '#lib/earnings/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('earnings') })

export default function Page() {
  return (
    <Prefetched
      side="researcher"
      ahead={(client, api) => [
        client.prefetchQuery(api.ask(getEarnings)),
        client.prefetchInfiniteQuery(api.askPages(listEarnings, {}, { limit: 25 })),
      ]}
    >
      <EarningsPage />
    </Prefetched>
  )
}
