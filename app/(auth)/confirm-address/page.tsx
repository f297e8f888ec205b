import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ConfirmAddressPage } from '#components/account/confirm-address-page.tsx'

export const metadata: Metadata = { title: 'Confirm your new address' }

export default function Page() {
  return (
    <Suspense>
      <ConfirmAddressPage />
    </Suspense>
  )
}
