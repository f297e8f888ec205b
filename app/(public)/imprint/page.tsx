import type { Metadata } from 'next'
import { LegalPage } from '#components/legal/legal-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('imprint') })

export default function Page() {
  return <LegalPage page="imprint" />
}
