'use client'
import { Failure } from '#components/layout/failure.tsx'
import { useTimeline } from '#components/events/use-timeline.tsx'
import { Card } from '#components/ui/card.tsx'
import { LoadMore } from '#components/ui/load-more.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { Timeline } from '#components/ui/timeline.tsx'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/events.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Who did what and when. */
export function History({ order }: { order: OrderView }) {
  const { query, items } = useTimeline(order)
  if (query.isPending) return <SkeletonList label={t('loadingTheHistory')} rows={5} rowClassName="h-12" />
  if (!items) return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  return (
    <Card>
      <Timeline label={t('whatHappenedNewestFirst')} items={items} />
      <LoadMore query={query} noun={t('events')} />
    </Card>
  )
}
