import type { Metadata } from 'next'
import { EndpointsPage } from '#components/webhooks/endpoints-page.tsx'

export const metadata: Metadata = { title: 'Webhooks' }

export default function Page() {
  return <EndpointsPage />
}
