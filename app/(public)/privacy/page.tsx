import type { Metadata } from 'next'
import { LegalPage } from '#components/legal/legal-page.tsx'

export const metadata: Metadata = { title: 'Privacy' }

export default function Page() {
  return <LegalPage page="privacy" />
}
