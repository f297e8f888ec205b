import type { ReactNode } from 'react'
import type { BoardState } from '#components/research/use-board-filters.ts'
import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { rich } from '#components/ui/rich.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { catalogue } from '#lib/words/en/research-board.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { state: Pick<BoardState, 'order' | 'hidden' | 'all' | 'isFiltered' | 'set'> }

/** Why the board is empty. By price and by distance it leaves orders out, whatever else it was asked for. */
export function NothingOnBoard({ state: { order, hidden, all, isFiltered, set } }: Props) {
  const newestFirst = (
    <Button look="secondary" onClick={() => set('sort', '')}>
      {t('newestFirst')}
    </Button>
  )
  if (order === 'price')
    return (
      <EmptyState title={t('nothingByPrice')} action={newestFirst}>
        {t('byPriceOnlyOrdersWith')}
      </EmptyState>
    )
  if (order === 'distance')
    return (
      <EmptyState title={t('nothingByDistance')} action={newestFirst}>
        {rich(t, 'byDistanceOnlyOrdersWithin', { link: toProfile })}
      </EmptyState>
    )
  if (hidden) return <EmptyState title={t('nothingHidden')}>{t('onlyWhatYouHaveHidden')}</EmptyState>
  if (all)
    return (
      <EmptyState title={t('nothingOpen')}>
        {isFiltered ? t('noOpenOrderFitsWhat') : t('noOrderWaitsForOffers')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('nothingForYouAtThe')}
      action={
        <Button look="secondary" onClick={() => set('show', 'all')}>
          {t('showAllOpenOrders')}
        </Button>
      }
    >
      {rich(t, 'noOpenOrderWeMail', {
        why: isFiltered ? t('fitsYourFilters') : t('isInACountryOr'),
        link: toProfile,
      })}
    </EmptyState>
  )
}

const toProfile = (text: ReactNode) => (
  <Link className="text-link" href="/research/profile">
    {text}
  </Link>
)
