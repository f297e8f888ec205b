import type { Metadata } from 'next'
import { EndpointPage } from '#components/webhooks/endpoint-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('webhookEndpoint') })

export default async function Page({ params }: { params: Promise<{ endpointId: string }> }) {
  return <EndpointPage endpointId={(await params).endpointId} />
}
