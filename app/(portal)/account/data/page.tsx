import type { Metadata } from 'next'
import { DataPage } from '#components/rights/data-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('yourData') })

export default function Page() {
  return <DataPage />
}
