import type { Metadata } from 'next'
import { RequestsPage } from '#components/developers/requests-page.tsx'

export const metadata: Metadata = { title: 'Request log' }

export default function Page() {
  return <RequestsPage />
}
