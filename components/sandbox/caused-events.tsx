'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { PagedList } from '#components/found/paged-list.tsx'
import type { Done } from '#components/sandbox/done.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { Timeline } from '#components/ui/timeline.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { newestFirst } from '#lib/browser/api.ts'
import { listEvents } from '#lib/events/operations.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/sandbox.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The order's events as a program gets them, newest first; those that came of the last act are marked. */
export function CausedEvents({ orderId, done }: { orderId: string; done: Done | undefined }) {
  const isFresh = (sequence: number) => done !== undefined && sequence > done.before
  return (
    <section aria-labelledby="events">
      <Card className="flex flex-col gap-4">
        <h2 id="events" className="text-xl">
          {t('events')}
        </h2>
        <div role="status">
          {done && (
            <Banner tone={done.failed ? 'danger' : 'info'} title={done.label}>
              {done.result}
            </Banner>
          )}
        </div>
        <PagedList
          query={useInfiniteQuery(useApi().askPages(listEvents, { orderId }, newestFirst))}
          noun={t('events2')}
          skeleton={<SkeletonList rows={4} rowClassName="h-12" label={t('loadingTheEvents')} />}
        >
          {(events) => (
            <Timeline
              label={t('eventsNewestFirst')}
              items={events.map(({ id, type, actor, payload, createdAt, sequence }) => ({
                id,
                title: (
                  <span className="inline-flex flex-wrap items-center gap-2">
                    <code className="font-card font-normal">{type}</code>
                    {isFresh(sequence) && <Badge tone="accent">{t('new')}</Badge>}
                  </span>
                ),
                time: <DateTime value={createdAt} shape="exact" />,
                tone: isFresh(sequence) ? ('accent' as const) : ('neutral' as const),
                detail: (
                  <>
                    <p className="text-sm">
                      {rich(t, 'byWebhookDeliveriesOf', {
                        name: actor.name,
                        link: (text) => (
                          <Link className="text-link" href={`/developers/webhooks?q=${id}`}>
                            {text}
                          </Link>
                        ),
                        span: (text) => <span className="sr-only">{text}</span>,
                        type,
                      })}
                    </p>
                    <p className="font-card text-sm break-all">{JSON.stringify(payload)}</p>
                  </>
                ),
              }))}
            />
          )}
        </PagedList>
      </Card>
    </section>
  )
}
