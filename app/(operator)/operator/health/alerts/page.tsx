import type { Metadata } from 'next'
import { AlertsPage } from '#components/alerts/alerts-page.tsx'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { getAlerts, listAlerts } from '#lib/alerts/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('alerts') })

export default function Page() {
  return (
    <Prefetched
      side="operator"
      ahead={(client, api) => [
        client.prefetchQuery(api.ask(getAlerts)),
        client.prefetchInfiniteQuery(api.askPages(listAlerts, {}, { limit: 25 })),
      ]}
    >
      <AlertsPage />
    </Prefetched>
  )
}
