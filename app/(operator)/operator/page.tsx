import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { QueuePage } from '#components/operator/queue-page.tsx'
import { getQueue } from '#lib/queue/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('queue') })

export default function Page() {
  return (
    <Prefetched side="operator" ahead={(client, api) => [client.prefetchQuery(api.ask(getQueue))]}>
      <QueuePage />
    </Prefetched>
  )
}
