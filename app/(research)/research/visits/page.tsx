import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { VisitsPage } from '#components/visits/visits-page.tsx'
import { getCalendar } from '#lib/visits/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('visits') })

const Page = () => (
  <Prefetched side="researcher" ahead={(client, api) => [client.prefetchQuery(api.ask(getCalendar))]}>
    <VisitsPage />
  </Prefetched>
)
export default Page
