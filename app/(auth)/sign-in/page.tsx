import type { Metadata } from 'next'
import { Suspense } from 'react'
import { SignInPage } from '#components/account/sign-in-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('signIn') })

export default function Page() {
  return (
    <Suspense>
      <SignInPage />
    </Suspense>
  )
}
