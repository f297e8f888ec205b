'use client'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { Failure } from '#components/layout/failure.tsx'
import type { Voice } from '#components/messages/bubble.tsx'
import { Thread } from '#components/messages/thread.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useNextPage } from '#components/ui/use-next-page.ts'
import type { ListPage } from '#lib/browser/caller.ts'
import type { MessageView } from '#lib/messages/schema.ts'
import { isClosed, type OrderStatus } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/messages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Pages = InfiniteData<ListPage<MessageView>>
type Props = {
  orderId: string
  status: OrderStatus
  query: UseInfiniteQueryResult<Pages>
  /** Who reads it. */
  voice: Voice
  /** Said where nothing has been written. */
  empty: string
  /** Writes a message; gone once the order has ended. */
  composer: ReactNode
  /** How many messages of the other side are new; undefined while that isn't known. */
  unread?: number | undefined
  /** What hasn't arrived yet, each with a key of its own. */
  outgoing?: readonly ReactElement[]
  onSeen?: () => void
}

/** Newest come first, so that the first page is the one to read; a conversation is read the other way round. */
export const messagesOf = (data: Pages | undefined) => data?.pages.flatMap((page) => page.items).toReversed()

/** The conversation of an order, from either side of it. */
export function Conversation(props: Props) {
  const { orderId, status, query, voice, empty, composer, outgoing = [], onSeen = () => {} } = props
  const unread = 'unread' in props ? props.unread : 0
  const earlier = useNextPage(query)
  const messages = messagesOf(query.data)
  return (
    <section aria-label={t('messages')} className="flex flex-col gap-4">
      {query.isPending || unread === undefined ? (
        <SkeletonList label={t('loadingMessages')} rows={3} />
      ) : !messages ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <Thread
          orderId={orderId}
          messages={messages}
          voice={voice}
          empty={empty}
          unread={unread}
          outgoing={outgoing}
          hasEarlier={query.hasNextPage}
          loadingEarlier={earlier.loading}
          onEarlier={earlier.loadNext}
          onSeen={onSeen}
        />
      )}
      {isClosed(status) ? <p className="text-ink-soft">{t('theOrderHasEndedSo')}</p> : composer}
    </section>
  )
}
