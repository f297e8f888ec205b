'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { Failure } from '#components/layout/failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { DateTime } from '#components/ui/date-time.tsx'
import { Skeleton, SkeletonList } from '#components/ui/skeleton.tsx'
import { useNextPage } from '#components/ui/use-next-page.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { newestFirst } from '#lib/browser/api.ts'
import { afterPaint } from '#lib/browser/lazy.ts'
import { listResearchMessages } from '#lib/messages/operations.ts'
import type { MessageView } from '#lib/messages/schema.ts'
import { isClosed } from '#lib/orders/state.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'

const MessageComposer = dynamic(
  afterPaint(() => import('#components/research/message-composer.tsx').then((module) => module.MessageComposer)),
  { ssr: false, loading: () => <Skeleton className="h-44" /> },
)

/** The conversation with the customer, as far as it is this researcher's. */
export function OrderMessages({ order }: { order: ResearchOrderView }) {
  const query = useInfiniteQuery(useApi().askPages(listResearchMessages, { orderId: order.id }, newestFirst))
  const earlier = useNextPage(query)
  const messages = query.data?.pages.flatMap((page) => page.items).toReversed()
  return (
    <Card>
      <section aria-label="Messages" className="flex flex-col gap-4">
        <h2 className="text-2xl">Messages</h2>
        {query.isPending ? (
          <SkeletonList label="Loading messages" rows={2} rowClassName="h-16" />
        ) : !messages ? (
          <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
        ) : messages.length === 0 ? (
          <p className="text-ink-soft">Nothing has been written yet.</p>
        ) : (
          <>
            {query.hasNextPage && (
              <Button
                look="secondary"
                size="sm"
                className="self-center"
                pending={earlier.loading}
                onClick={earlier.loadNext}
              >
                Earlier messages
              </Button>
            )}
            <div
              role="log"
              aria-label="Conversation"
              tabIndex={0}
              className="flex max-h-[50dvh] flex-col-reverse overflow-y-auto rounded-card border border-line bg-well p-3 focus-visible:-outline-offset-2"
            >
              {/* Reversed by CSS, so that it opens at its end; the list itself stays in order for those who hear it. */}
              <div className="flex flex-col gap-3">
                {messages.map((message) => (
                  <Bubble key={message.id} message={message} />
                ))}
              </div>
            </div>
          </>
        )}
        {isClosed(order.status) ? (
          <p className="text-ink-soft">The order has ended, so nobody reads new messages here.</p>
        ) : (
          <MessageComposer orderId={order.id} />
        )}
      </section>
    </Card>
  )
}

function Bubble({ message: { content, senderName, senderType, timestamp } }: { message: MessageView }) {
  const ours = senderType === 'researcher'
  return (
    <article
      className={classNames(
        'max-w-[92%] rounded-card border p-3',
        ours ? 'self-end border-accent/30 bg-accent-soft' : 'self-start border-line bg-sheet',
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
        <span className="font-medium text-ink">{ours ? 'You' : senderName}</span>
        <DateTime value={timestamp} />
      </p>
      <p className="whitespace-pre-wrap">{content}</p>
    </article>
  )
}
