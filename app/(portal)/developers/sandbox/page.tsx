import type { Metadata } from 'next'
import { SandboxPage } from '#components/sandbox/sandbox-page.tsx'

export const metadata: Metadata = { title: 'Sandbox' }

export default function Page() {
  return <SandboxPage />
}
