import type { Metadata } from 'next'
import { RequestsPage } from '#components/developers/requests-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('requestLog') })

export default function Page() {
  return <RequestsPage />
}
