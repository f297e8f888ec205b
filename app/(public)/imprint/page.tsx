import type { Metadata } from 'next'
import { LegalPage } from '#components/legal/legal-page.tsx'

export const metadata: Metadata = { title: 'Imprint' }

export default function Page() {
  return <LegalPage page="imprint" />
}
