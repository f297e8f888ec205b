import { EndpointsPage } from '#components/webhooks/endpoints-page.tsx'
import { titleForConnected } from '#components/layout/on-request.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = () => titleForConnected(t('webhooks'))

export default function Page() {
  return <EndpointsPage />
}
