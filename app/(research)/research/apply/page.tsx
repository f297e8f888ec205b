import type { Metadata } from 'next'
import { ApplyPage } from '#components/research/apply-page.tsx'

export const metadata: Metadata = { title: 'Become a researcher' }

export default function Page() {
  return <ApplyPage />
}
