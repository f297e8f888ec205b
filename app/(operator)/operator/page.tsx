import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { QueuePage } from '#components/operator/queue-page.tsx'
import { getQueue } from '#lib/queue/operations.ts'

export const metadata: Metadata = { title: 'Queue' }

export default function Page() {
  return (
    <Prefetched side="operator" ahead={(client, api) => [client.prefetchQuery(api.ask(getQueue))]}>
      <QueuePage />
    </Prefetched>
  )
}
