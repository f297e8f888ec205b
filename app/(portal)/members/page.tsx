import type { Metadata } from 'next'
import { MembersPage } from '#components/members/members-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('members') })

export default function Page() {
  return <MembersPage />
}
