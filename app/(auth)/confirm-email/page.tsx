import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ConfirmEmailPage } from '#components/account/confirm-email-page.tsx'

export const metadata: Metadata = { title: 'Confirm your address' }

export default function Page() {
  return (
    <Suspense>
      <ConfirmEmailPage />
    </Suspense>
  )
}
