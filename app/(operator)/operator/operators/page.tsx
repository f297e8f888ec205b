import type { Metadata } from 'next'
import { OperatorsPage } from '#components/operator/operators-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('operators') })

export default function Page() {
  return <OperatorsPage />
}
