import type { Metadata } from 'next'
import { FinancePage } from '#components/finance/finance-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('finance') })

export default function Page() {
  return <FinancePage />
}
