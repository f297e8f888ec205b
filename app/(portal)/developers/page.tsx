import type { Metadata } from 'next'
import { KeysPage } from '#components/developers/keys-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('apiKeys') })

export default function Page() {
  return <KeysPage />
}
