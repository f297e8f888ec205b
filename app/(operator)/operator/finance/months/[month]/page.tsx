import type { Metadata } from 'next'
import { MonthPage } from '#components/finance/month-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('financeMonth') })

export default async function Page({ params }: { params: Promise<{ month: string }> }) {
  return <MonthPage month={(await params).month} />
}
