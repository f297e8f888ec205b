import type { Metadata } from 'next'
import { Suspense } from 'react'
import { InvitationPage } from '#components/members/invitation-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('invitation') })

export default function Page() {
  return (
    <Suspense>
      <InvitationPage />
    </Suspense>
  )
}
