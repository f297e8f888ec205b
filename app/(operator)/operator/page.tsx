import type { Metadata } from 'next'
import { QueuePage } from '#components/operator/queue-page.tsx'

export const metadata: Metadata = { title: 'Queue' }

export default function Page() {
  return <QueuePage />
}
