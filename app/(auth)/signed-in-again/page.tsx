import type { Metadata } from 'next'
import { Suspense } from 'react'
import { SignedInAgainPage } from '#components/sign-on/signed-in-again-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('signedInAgain') })

export default function Page() {
  return (
    <Suspense>
      <SignedInAgainPage />
    </Suspense>
  )
}
