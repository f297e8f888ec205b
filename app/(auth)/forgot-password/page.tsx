import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ForgotPasswordPage } from '#components/account/forgot-password-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('forgottenPassword') })

export default function Page() {
  return (
    <Suspense>
      <ForgotPasswordPage />
    </Suspense>
  )
}
