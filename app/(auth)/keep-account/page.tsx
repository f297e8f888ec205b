import type { Metadata } from 'next'
import { Suspense } from 'react'
import { KeepAccountPage } from '#components/rights/keep-account-page.tsx'

export const metadata: Metadata = { title: 'Keep your account' }

export default function Page() {
  return (
    <Suspense>
      <KeepAccountPage />
    </Suspense>
  )
}
