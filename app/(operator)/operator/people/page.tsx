import type { Metadata } from 'next'
import { PeopleSearch } from '#components/operator/people-search.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('people') })

export default function Page() {
  return <PeopleSearch />
}
