import type { Metadata } from 'next'
import { MonthsPage } from '#components/finance/months-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('financeMonths') })

export default function Page() {
  return <MonthsPage />
}
