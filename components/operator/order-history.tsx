'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '#components/found/paged-list.tsx'
import { ActButton } from '#components/operator/act-button.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { Timeline } from '#components/ui/timeline.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { eventSentence, eventWords } from '#lib/events/event-words.ts'
import { listAllEvents, resendEvent } from '#lib/operators/operations.ts'
import type { OperatorEventView } from '#lib/operators/schema.ts'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Everything that happened, newest first, with what the customer doesn't see and what webhooks made of it. */
export function OrderHistory({ orderId }: { orderId: string }) {
  const query = useInfiniteQuery(useApi().askPages(listAllEvents, { orderId }, { order: 'desc', limit: 100 }))
  return (
    <Card>
      <h2 className="mb-4 text-xl">{t('history')}</h2>
      <PagedList
        query={query}
        noun={t('events')}
        skeleton={<SkeletonList label={t('loadingTheHistory')} rowClassName="h-10" />}
      >
        {(events) => (
          <Timeline
            label={t('historyNewestFirst')}
            items={events.map((event) => ({
              id: event.id,
              title: eventSentence(event.type, event.actor),
              time: <DateTime value={event.createdAt} />,
              tone: eventWords[event.type].tone ?? 'neutral',
              detail: <Detail orderId={orderId} event={event} />,
            }))}
          />
        )}
      </PagedList>
    </Card>
  )
}

const statusWords = () => ({ pending: t('onItsWay'), delivered: t('arrived'), failed: t('givenUp') })

function Detail({ orderId, event }: { orderId: string; event: OperatorEventView }) {
  const api = useApi()
  const { id, type, actor, sequence, deliveries } = event
  const rest = Object.entries(event.payload).filter(([name]) => name !== 'orderId')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="font-card break-all">
        {sequence} · {type} · {actor.name} · {rest.map(([name, value]) => `${name}=${String(value)}`).join(' ')}
      </span>
      {event.private ? (
        <Badge>{t('keptFromTheCustomer')}</Badge>
      ) : (
        <ActButton
          look="quiet"
          className="-mx-3"
          aria-label={t('sendAgainToTheWebhooks', { type })}
          options={api.send(resendEvent, { orderId, eventId: id })}
          input={undefined}
          done={({ deliveries: n }) => ({
            text: n === 0 ? t('theClientHasNoActive', { type }) : t('isOnItsWayAgain', { type, n }),
          })}
        >
          {t('sendAgain')}
        </ActButton>
      )}
      {deliveries.map(({ endpointId, url, status, attempts }) => (
        <span key={endpointId} className={status === 'failed' ? 'text-danger' : undefined}>
          <span className="break-all">{url}</span>: {statusWords()[status]} ({t('attempts', { attempts })})
        </span>
      ))}
    </div>
  )
}
