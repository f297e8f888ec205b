'use client'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Composer } from '#components/messages/composer.tsx'
import { isOurs } from '#components/messages/is-ours.ts'
import { Thread } from '#components/messages/thread.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useNextPage } from '#components/ui/use-next-page.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { newestFirst } from '#lib/browser/api.ts'
import { unreadQuery } from '#lib/browser/unread.ts'
import { listMessages, markRead } from '#lib/messages/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { isClosed } from '#lib/orders/state.ts'

type Props = { order: OrderView; researcherId?: string | undefined }

/** The conversation of an order. */
export function MessagesSection({ order, researcherId }: Props) {
  const api = useApi()
  const query = useInfiniteQuery(api.askPages(listMessages, { orderId: order.id }, newestFirst))
  const earlier = useNextPage(query)
  const unread = useQuery(unreadQuery(api))
  const seen = useMutation(api.send(markRead, { orderId: order.id }))
  // The newest that has been told to the API as read.
  const [told, setTold] = useState<string>()
  const messages = query.data?.pages.flatMap((page) => page.items).toReversed()
  const newest = messages?.findLast((message) => !isOurs(message))
  const onSeen = () => {
    if (!newest || told === newest.id || (unread.data?.get(order.id) ?? 0) === 0) return
    setTold(newest.id)
    seen.mutate({ lastReadId: newest.id }, { onError: () => setTold(undefined) })
  }
  return (
    <section aria-label="Messages" className="flex flex-col gap-4">
      {query.isPending || unread.isPending ? (
        <SkeletonList label="Loading messages" rows={3} />
      ) : !messages ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <Thread
          orderId={order.id}
          messages={messages}
          unread={unread.data?.get(order.id) ?? 0}
          hasEarlier={query.hasNextPage}
          loadingEarlier={earlier.loading}
          onEarlier={earlier.loadNext}
          onSeen={onSeen}
        />
      )}
      {isClosed(order.status) ? (
        <p className="text-ink-soft">The order has ended, so nobody reads new messages here.</p>
      ) : (
        <Composer order={order} researcherId={researcherId} />
      )}
    </section>
  )
}
