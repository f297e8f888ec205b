import type { Metadata } from 'next'
import { Prefetched } from '#components/layout/prefetched.tsx'
import { Inbox } from '#components/research/inbox.tsx'
import { listInbox } from '#lib/inbox/operations.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('inbox') })

export default function Page() {
  return (
    <Prefetched
      side="researcher"
      ahead={(client, api) => [client.prefetchInfiniteQuery(api.askPages(listInbox, {}, { limit: 25 }))]}
    >
      <Inbox />
    </Prefetched>
  )
}
