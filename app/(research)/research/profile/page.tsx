import type { Metadata } from 'next'
import { ProfilePage } from '#components/research/profile-page.tsx'

export const metadata: Metadata = { title: 'Research profile' }

export default function Page() {
  return <ProfilePage />
}
