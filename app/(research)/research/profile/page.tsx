import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { ProfilePage } from '#components/research/profile-page.tsx'
import { researchProfileQuery } from '#lib/browser/research-profile.ts'

export const metadata: Metadata = { title: 'Research profile' }

export default function Page() {
  return (
    <Prefetched side="researcher" ahead={(client, api) => [client.prefetchQuery(researchProfileQuery(api))]}>
      <ProfilePage />
    </Prefetched>
  )
}
