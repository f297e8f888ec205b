import type { Metadata } from 'next'
import { EarningsPage } from '#components/research/earnings-page.tsx'

export const metadata: Metadata = { title: 'Earnings' }

export default function Page() {
  return <EarningsPage />
}
