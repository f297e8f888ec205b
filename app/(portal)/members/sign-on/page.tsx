import type { Metadata } from 'next'
import { SignOnPage } from '#components/sign-on/sign-on-page.tsx'

export const metadata: Metadata = { title: 'Single sign-on' }

export default function Page() {
  return <SignOnPage />
}
