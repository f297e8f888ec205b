'use client'
import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { countInbox } from '#lib/inbox/operations.ts'
import { catalogue } from '#lib/words/en/research-inbox.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** On every page of the desk: how much is new. */
export function InboxLink() {
  const unread = useQuery(useApi().ask(countInbox)).data?.unread ?? 0
  return (
    <Button asChild look="quiet" size="sm">
      <Link href="/research/inbox" aria-label={t('inboxNew', { unread })}>
        <Inbox aria-hidden="true" className="size-5" />
        {unread > 0 && (
          <span className="min-w-5 rounded-full bg-accent px-1 text-center text-xs font-medium text-on-accent tabular-nums">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Link>
    </Button>
  )
}
