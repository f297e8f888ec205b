import type { Metadata } from 'next'
import { GoLivePage } from '#components/go-live/go-live-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('productionAccess') })

export default function Page() {
  return <GoLivePage />
}
