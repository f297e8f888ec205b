import type { Metadata } from 'next'
import { AccountPage } from '#components/account/account-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('account') })

export default function Page() {
  return <AccountPage />
}
