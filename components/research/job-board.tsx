'use client'
import dynamic from 'next/dynamic'
import { NothingOnBoard } from '#components/research/nothing-on-board.tsx'
import { OrderCards } from '#components/research/order-cards.tsx'
import { OwnStanding } from '#components/research/own-standing.tsx'
import { useBoardFilters } from '#components/research/use-board-filters.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { whenIdle } from '#lib/browser/lazy.ts'
import { catalogue } from '#lib/words/en/research-board.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Names of countries and languages are the browser's own; the server's would differ here and there.
const BoardFilters = dynamic(
  whenIdle(() => import('#components/research/board-filters.tsx').then((module) => module.BoardFilters)),
  {
    ssr: false,
    loading: () => <Skeleton className="mb-6 h-[18.15rem] lg:h-[6.8rem]" />,
  },
)

const BoardKeys = dynamic(
  whenIdle(() => import('#components/research/board-keys.tsx').then((module) => module.BoardKeys)),
  { ssr: false },
)

const BoardTools = dynamic(
  whenIdle(() => import('#components/research/board-tools.tsx').then((module) => module.BoardTools)),
  { ssr: false, loading: () => <Skeleton className="mb-5 h-[4.6rem]" /> },
)

export function JobBoard() {
  const { isFiltered, filters, ...state } = useBoardFilters()
  return (
    <>
      <h1 className="mb-4 text-3xl">{t('jobBoard')}</h1>
      <OwnStanding />
      <BoardKeys />
      <BoardFilters {...state} />
      <BoardTools state={{ ...state, isFiltered }} />
      <OrderCards
        label={t('openOrders')}
        compact={state.compact}
        filters={filters}
        empty={<NothingOnBoard state={{ ...state, isFiltered }} />}
      />
    </>
  )
}
