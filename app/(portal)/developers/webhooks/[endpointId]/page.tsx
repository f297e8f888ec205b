import { EndpointPage } from '#components/webhooks/endpoint-page.tsx'
import { titleForConnected } from '#components/layout/on-request.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = () => titleForConnected(t('webhookEndpoint'))

export default async function Page({ params }: { params: Promise<{ endpointId: string }> }) {
  return <EndpointPage endpointId={(await params).endpointId} />
}
