import type { Metadata } from 'next'
import { Suspense } from 'react'
import { RegisterPage } from '#components/account/register-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('register') })

export default function Page() {
  return (
    <Suspense>
      <RegisterPage />
    </Suspense>
  )
}
