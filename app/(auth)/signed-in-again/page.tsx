import type { Metadata } from 'next'
import { Suspense } from 'react'
import { SignedInAgainPage } from '#components/sign-on/signed-in-again-page.tsx'

export const metadata: Metadata = { title: 'Signed in again' }

export default function Page() {
  return (
    <Suspense>
      <SignedInAgainPage />
    </Suspense>
  )
}
