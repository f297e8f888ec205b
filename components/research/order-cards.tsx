'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PagedList } from '#components/found/paged-list.tsx'
import { BoardCard } from '#components/research/board-card.tsx'
import { BoardRow } from '#components/research/board-row.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { Query } from '#lib/browser/caller.ts'
import { keepList } from '#lib/browser/keys.ts'
import { listResearchOrders } from '#lib/researchers/operations.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Orders as cards. `empty` is what stands there when there is none. */
export function OrderCards({
  filters,
  empty,
  label,
  compact = false,
}: {
  filters: Query<typeof listResearchOrders>
  empty: ReactNode
  label: string
  /** A line for each instead of a card. */
  compact?: boolean
}) {
  const api = useApi()
  const pages = api.askPages(listResearchOrders, {}, { ...filters, limit: 25 })
  const query = useInfiniteQuery({ ...pages, placeholderData: keepList(pages.queryKey) })
  return (
    <PagedList
      query={query}
      noun={t('orders')}
      skeleton={<SkeletonList label={t('loadingOrders')} rowClassName="h-32" />}
      empty={empty}
    >
      {(rows) => (
        <>
          <p role="status" className="sr-only">
            {query.isPlaceholderData
              ? ''
              : t('orders2', { count: rows.length, orMore: query.hasNextPage ? t('orMore') : '' })}
          </p>
          <ul
            aria-label={label}
            data-board
            aria-busy={query.isPlaceholderData}
            className={classNames(
              compact ? 'divide-y divide-line rounded-card border border-line bg-sheet' : 'flex flex-col gap-3',
              query.isPlaceholderData && 'opacity-60',
            )}
          >
            {rows.map((order) =>
              compact ? <BoardRow key={order.id} order={order} /> : <BoardCard key={order.id} order={order} />,
            )}
          </ul>
        </>
      )}
    </PagedList>
  )
}
