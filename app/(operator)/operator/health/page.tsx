import type { Metadata } from 'next'
import { HealthPage } from '#components/operator/health-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('health') })

export default function Page() {
  return <HealthPage />
}
