import type { Metadata } from 'next'
import { Suspense } from 'react'
import { InvitationPage } from '#components/members/invitation-page.tsx'

export const metadata: Metadata = { title: 'Invitation' }

export default function Page() {
  return (
    <Suspense>
      <InvitationPage />
    </Suspense>
  )
}
