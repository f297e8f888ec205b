import type { Metadata } from 'next'
import { DataPage } from '#components/rights/data-page.tsx'

export const metadata: Metadata = { title: 'Your data' }

export default function Page() {
  return <DataPage />
}
