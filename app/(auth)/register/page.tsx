import type { Metadata } from 'next'
import { Suspense } from 'react'
import { RegisterPage } from '#components/account/register-page.tsx'

export const metadata: Metadata = { title: 'Register' }

export default function Page() {
  return (
    <Suspense>
      <RegisterPage />
    </Suspense>
  )
}
