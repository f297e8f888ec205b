'use client'
import dynamic from 'next/dynamic'
import { Failure } from '#components/layout/failure.tsx'
import { AsideList } from '#components/visits/aside-list.tsx'
import { ShelfHead } from '#components/visits/shelf-head.tsx'
import { ShelfItem } from '#components/visits/shelf-item.tsx'
import { UnsentSentence } from '#components/visits/unsent-sentence.tsx'
import { useSender, useSending, useShelf } from '#components/visits/use-shelf.ts'
import { Banner } from '#components/ui/banner.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { rich } from '#components/ui/rich.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { whenIdle } from '#lib/browser/lazy.ts'
import type { Sender } from '#lib/browser/send-visits.ts'
import { useUnsent } from '#lib/browser/unsent-visits.ts'
import type { ShelfListView } from '#lib/visits/schema.ts'
import { catalogue } from '#lib/words/en/research-visits.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const Letterhead = dynamic(
  whenIdle(() => import('#components/layout/letterhead.tsx').then((module) => module.Letterhead)),
  { ssr: false },
)

/** What a researcher takes along to an archive, with or without a network. */
export function ShelfPage({ visitId }: { visitId: string }) {
  const { query, list, keptAt } = useShelf(visitId)
  const sender = useSender()
  useSending(sender)
  if (!list)
    return query.isPending ? (
      <SkeletonList label={t('loadingTheList')} rows={3} rowClassName="h-48" />
    ) : (
      <Failure level="h1" error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
    )
  return (
    <>
      <Letterhead />
      <ShelfHead list={list} />
      <div data-print="hide" className="mb-6 flex flex-col gap-3">
        {keptAt !== undefined && (
          <Banner tone="caution" role="status">
            {rich(t, 'asOf', { when: <DateTime value={keptAt} /> })}
          </Banner>
        )}
        <UnsentSentence sender={sender} />
      </div>
      <Rows list={list} sender={sender} />
      {list.more > 0 && <p className="mt-4">{t('moreThere', { more: list.more })}</p>}
      {list.aside.length > 0 && <AsideList list={list} />}
      <div data-print="hide" className="mt-8 flex max-w-prose flex-col gap-2 text-sm text-ink-soft">
        <p>{t('onlyYouSee')}</p>
        <p>{t('onThisDevice')}</p>
      </div>
    </>
  )
}

function Rows({ list, sender }: { list: ShelfListView; sender: Sender }) {
  const { marks, photos } = useUnsent(sender.api.identity.environment)
  const here = <T extends { visitId: string; orderId: string }>(all: readonly T[], orderId: string) =>
    all.filter((one) => one.visitId === list.visit.id && one.orderId === orderId)
  if (list.rows.length === 0) return <EmptyState title={t('nothingOnTheList')}>{t('noOpenWorkHere')}</EmptyState>
  return (
    <ol aria-label={t('shelfList')} className="flex flex-col gap-4">
      {list.rows.map((row) => (
        <ShelfItem
          key={row.orderId}
          row={row}
          list={list}
          sender={sender}
          queued={here(marks, row.orderId)[0]}
          photos={here(photos, row.orderId)}
        />
      ))}
    </ol>
  )
}
