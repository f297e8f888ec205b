import type { Metadata } from 'next'
import { ResearcherSearch } from '#components/operator/researcher-search.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('researchers') })

export default function Page() {
  return <ResearcherSearch />
}
