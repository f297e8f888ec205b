import type { Metadata } from 'next'
import { GoLivePage } from '#components/go-live/go-live-page.tsx'

export const metadata: Metadata = { title: 'Production access' }

export default function Page() {
  return <GoLivePage />
}
