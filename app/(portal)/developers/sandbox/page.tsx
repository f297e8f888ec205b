import type { Metadata } from 'next'
import { SandboxPage } from '#components/sandbox/sandbox-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('sandbox') })

export default function Page() {
  return <SandboxPage />
}
