import type { Metadata } from 'next'
import { HelpPage } from '#components/orders/help-page.tsx'
import { describeFee } from '#lib/payments/describe-fee.ts'

export const metadata: Metadata = { title: 'Help' }

export default function Page() {
  return <HelpPage feePercent={describeFee().feePercent} />
}
