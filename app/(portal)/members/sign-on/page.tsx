import type { Metadata } from 'next'
import { SignOnPage } from '#components/sign-on/sign-on-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('singleSignOn') })

export default function Page() {
  return <SignOnPage />
}
