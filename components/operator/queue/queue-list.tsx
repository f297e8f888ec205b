'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { mostRows, PagedList } from '#components/found/paged-list.tsx'
import { QueueFilterBar } from '#components/operator/queue/queue-filters.tsx'
import { QueueRows } from '#components/operator/queue/queue-rows.tsx'
import { pageSize, toQuery } from '#components/operator/queue/queue-query.ts'
import { useQueueFilters } from '#components/operator/queue/use-queue-filters.ts'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { keepList } from '#lib/browser/keys.ts'
import type { QueueKind } from '#lib/queue/kinds.ts'
import { listQueue } from '#lib/queue/operations.ts'
import type { QueueCounts } from '#lib/queue/schema.ts'
import { catalogue } from '#lib/words/en/operator-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { kind: QueueKind; count: QueueCounts['kinds'][number] | undefined }

/** What waits of one kind. */
export function QueueList({ kind, count }: Props) {
  const filters = useQueueFilters()
  const [{ q, assignee, show, after }, choose] = filters
  const options = useApi().askPages(listQueue, {}, toQuery(kind, filters[0]))
  const query = useInfiniteQuery({
    ...options,
    initialPageParam: after,
    placeholderData: keepList(options.queryKey),
  })
  const pages = query.data?.pages ?? []
  const next = pages.length * pageSize >= mostRows ? pages.at(-1)?.next : undefined
  const isNarrowed = Boolean(q ?? assignee ?? show ?? after)
  return (
    <section aria-label={t(`kinds.${kind}`)} className="min-w-0">
      <h2 className="mb-1 text-xl">{t(`kinds.${kind}`)}</h2>
      <p className="mb-4 text-sm text-ink-soft">{targetOf(kind, count?.workingHours)}</p>
      <QueueFilterBar filters={filters} />
      <PagedList query={query} whole={next !== undefined} continued={after !== undefined} noun={t('items')}>
        {(items) => (
          // Drawn without rows too: what became of the last ones is told by a dialog of its.
          <QueueRows
            kind={kind}
            items={items}
            stale={query.isPlaceholderData}
            empty={
              isNarrowed ? (
                <EmptyState title={t('nothingFits')}>{t('nothingThatWaitsFits')}</EmptyState>
              ) : (
                <EmptyState title={t('nothingWaits')}>{t('nothingOfThisKind')}</EmptyState>
              )
            }
          />
        )}
      </PagedList>
      {(after !== undefined || next !== undefined) && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          {next !== undefined && (
            <>
              {t('twoHundredAreDrawn', { count: mostRows })}
              <Button look="secondary" size="sm" onClick={() => choose('after', next)}>
                {t('theNextOnes')}
              </Button>
            </>
          )}
          {after !== undefined && (
            <Button look="secondary" size="sm" onClick={() => choose('after', '')}>
              {t('backToTheFirst')}
            </Button>
          )}
        </p>
      )}
    </section>
  )
}

const targetOf = (kind: QueueKind, hours: number | undefined) =>
  hours !== undefined
    ? t('targetHours', { hours })
    : t(kind === 'overdue' || kind === 'cases' ? `targets.${kind}` : 'targets.payments')
