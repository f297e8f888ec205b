import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ResetPasswordPage } from '#components/account/reset-password-page.tsx'

export const metadata: Metadata = { title: 'New password' }

export default function Page() {
  return (
    <Suspense>
      <ResetPasswordPage />
    </Suspense>
  )
}
