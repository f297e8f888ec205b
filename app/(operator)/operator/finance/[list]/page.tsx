import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FinanceListPage } from '#components/finance/finance-list.tsx'
import { financeLists } from '#lib/finance/state.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('finance') })

export default async function Page({ params }: { params: Promise<{ list: string }> }) {
  const { list } = await params
  const known = financeLists.find((name) => name === list)
  if (known === undefined) notFound()
  return <FinanceListPage key={known} list={known} />
}
