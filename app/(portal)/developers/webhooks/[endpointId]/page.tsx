import type { Metadata } from 'next'
import { EndpointPage } from '#components/webhooks/endpoint-page.tsx'

export const metadata: Metadata = { title: 'Webhook endpoint' }

export default async function Page({ params }: { params: Promise<{ endpointId: string }> }) {
  return <EndpointPage endpointId={(await params).endpointId} />
}
