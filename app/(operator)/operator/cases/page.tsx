import type { Metadata } from 'next'
import { CaseSearch } from '#components/operator/case-search.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('cases') })

export default function Page() {
  return <CaseSearch />
}
