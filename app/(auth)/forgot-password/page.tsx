import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ForgotPasswordPage } from '#components/account/forgot-password-page.tsx'

export const metadata: Metadata = { title: 'Forgotten password' }

export default function Page() {
  return (
    <Suspense>
      <ForgotPasswordPage />
    </Suspense>
  )
}
