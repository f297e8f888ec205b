import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { askQueue } from '#components/operator/queue/ask-queue.ts'
import { QueuePage } from '#components/operator/queue/queue-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('queue') })

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const asked = await searchParams
  return (
    <Prefetched side="operator" ahead={(client, api) => [askQueue(client, api, asked)]}>
      <QueuePage />
    </Prefetched>
  )
}
