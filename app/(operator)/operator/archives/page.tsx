import type { Metadata } from 'next'
import { ArchiveSearch } from '#components/operator/archive-search.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('archives') })

export default function Page() {
  return <ArchiveSearch />
}
