import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { ProfilePage } from '#components/research/profile-page.tsx'
import { getResearchProfile } from '#lib/researchers/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('researchProfile') })

export default function Page() {
  return (
    <Prefetched side="researcher" ahead={(client, api) => [client.prefetchQuery(api.ask(getResearchProfile))]}>
      <ProfilePage />
    </Prefetched>
  )
}
