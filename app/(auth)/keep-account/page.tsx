import type { Metadata } from 'next'
import { Suspense } from 'react'
import { KeepAccountPage } from '#components/rights/keep-account-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('keepYourAccount') })

export default function Page() {
  return (
    <Suspense>
      <KeepAccountPage />
    </Suspense>
  )
}
