import type { Metadata } from 'next'
import { LegalPage } from '#components/legal/legal-page.tsx'

export const metadata: Metadata = { title: 'Terms of use' }

export default function Page() {
  return <LegalPage page="terms" />
}
