'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describeEvent } from '#components/events/describe-event.tsx'
import { PagedList } from '#components/found/paged-list.tsx'
import { ActButton } from '#components/operator/act-button.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { rich } from '#components/ui/rich.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { Timeline } from '#components/ui/timeline.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listAllEvents, resendEvent } from '#lib/operators/operations.ts'
import type { OperatorEventView, OrderDossierView } from '#lib/operators/schema.ts'
import { catalogue } from '#lib/words/en/operator-order-file.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Everything that happened, newest first, in the words that the customer reads, with what webhooks made of it. */
export function OrderHistory({ file }: { file: OrderDossierView }) {
  const { id: orderId, offers, documents } = file
  const query = useInfiniteQuery(useApi().askPages(listAllEvents, { orderId }, { order: 'desc', limit: 100 }))
  return (
    <PagedList
      query={query}
      noun={t('events')}
      skeleton={<SkeletonList label={t('loadingTheHistory')} rowClassName="h-10" />}
    >
      {(events) => (
        <Timeline
          label={t('historyNewestFirst')}
          items={events.map((event) => {
            const around = { order: file, offers, documents, changes: [], events, isMe: () => false }
            const { title, detail, tone } = describeEvent(event, around)
            return {
              id: event.id,
              title,
              time: <DateTime value={event.createdAt} />,
              tone: tone ?? 'neutral',
              detail: (
                <Facts orderId={orderId} event={event}>
                  {detail}
                </Facts>
              ),
            }
          })}
        />
      )}
    </PagedList>
  )
}

type FactsProps = { orderId: string; event: OperatorEventView; children: ReactNode }

/** What the customer doesn't see beside an event: its name and number, whether it is kept from them, and its way to their webhooks. */
function Facts({ orderId, event: { id, type, sequence, private: isPrivate, deliveries }, children }: FactsProps) {
  const api = useApi()
  return (
    <>
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span className="font-card break-all">
          {sequence} · {type}
        </span>
        {isPrivate ? (
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
      </div>
      {deliveries.length > 0 && (
        <ul className="text-sm">
          {deliveries.map((delivery) => (
            <Delivery key={delivery.endpointId} delivery={delivery} />
          ))}
        </ul>
      )}
    </>
  )
}

function Delivery({ delivery }: { delivery: OperatorEventView['deliveries'][number] }) {
  const { url, status, attempts, statusCode, error, deliveredAt, nextAttemptAt } = delivery
  return (
    <li className={status === 'failed' ? 'text-danger' : undefined}>
      <span className="break-all">{url}</span>: {t(`delivery.${status}`)}
      {deliveredAt && (
        <>
          {' '}
          <DateTime value={deliveredAt} />
        </>
      )}
      , {t('attempts', { attempts })}
      {statusCode !== undefined && `, ${t('answered', { statusCode: String(statusCode) })}`}
      {error && (
        <>
          , <bdi>{error}</bdi>
        </>
      )}
      {nextAttemptAt && <>, {rich(t, 'nextAttempt', { when: <RelativeTime value={nextAttemptAt} /> })}</>}
    </li>
  )
}
