import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ConfirmEmailPage } from '#components/account/confirm-email-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('confirmYourAddress') })

export default function Page() {
  return (
    <Suspense>
      <ConfirmEmailPage />
    </Suspense>
  )
}
