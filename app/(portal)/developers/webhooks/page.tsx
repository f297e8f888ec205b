import type { Metadata } from 'next'
import { EndpointsPage } from '#components/webhooks/endpoints-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('webhooks') })

export default function Page() {
  return <EndpointsPage />
}
