import type { Metadata } from 'next'
import { FiguresPage } from '#components/operator/figures-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('figures') })

export default function Page() {
  return <FiguresPage />
}
