import type { Metadata } from 'next'
import { Suspense } from 'react'
import { JoinOperatorsPage } from '#components/account/join-operators-page.tsx'

export const metadata: Metadata = { title: 'Invitation' }

export default function Page() {
  return (
    <Suspense>
      <JoinOperatorsPage />
    </Suspense>
  )
}
