import type { Metadata } from 'next'
import { ApplyPage } from '#components/research/apply-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('becomeAResearcher') })

export default function Page() {
  return <ApplyPage />
}
