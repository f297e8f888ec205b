import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { ProfilePage } from '#components/research/profile-page.tsx'
import { getResearchProfile } from '#lib/researchers/operations.ts'

export const metadata: Metadata = { title: 'Research profile' }

export default function Page() {
  return (
    <Prefetched side="researcher" ahead={(client, api) => [client.prefetchQuery(api.ask(getResearchProfile))]}>
      <ProfilePage />
    </Prefetched>
  )
}
