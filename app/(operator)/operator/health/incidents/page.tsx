import type { Metadata } from 'next'
import { IncidentsPage } from '#components/incidents/incidents-page.tsx'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { listIncidents } from '#lib/incidents/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('incidents') })

export default function Page() {
  return (
    <Prefetched
      side="operator"
      ahead={(client, api) => [client.prefetchInfiniteQuery(api.askPages(listIncidents, {}, { limit: 25 }))]}
    >
      <IncidentsPage />
    </Prefetched>
  )
}
