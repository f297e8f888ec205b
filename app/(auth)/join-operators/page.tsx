import type { Metadata } from 'next'
import { Suspense } from 'react'
import { JoinOperatorsPage } from '#components/account/join-operators-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('invitation') })

export default function Page() {
  return (
    <Suspense>
      <JoinOperatorsPage />
    </Suspense>
  )
}
