import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ConfirmAddressPage } from '#components/account/confirm-address-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('confirmYourNewAddress') })

export default function Page() {
  return (
    <Suspense>
      <ConfirmAddressPage />
    </Suspense>
  )
}
