import type { Metadata } from 'next'
import { ClientSearch } from '#components/operator/client-search.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('clients') })

export default function Page() {
  return <ClientSearch />
}
