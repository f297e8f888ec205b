'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { Link } from '#components/ui/link.tsx'
import { OrderCards } from '#components/research/order-cards.tsx'
import { useBoardFilters } from '#components/research/use-board-filters.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { whenIdle } from '#lib/browser/lazy.ts'
import { getResearchProfile } from '#lib/researchers/operations.ts'
import { rich } from '#components/ui/rich.tsx'
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

export function JobBoard() {
  const { isFiltered, filters, ...state } = useBoardFilters()
  return (
    <>
      <h1 className="mb-4 text-3xl">{t('jobBoard')}</h1>
      <PayoutReminder />
      <BoardFilters {...state} />
      <OrderCards
        label={t('openOrders')}
        filters={filters}
        empty={
          state.all ? (
            <EmptyState title={t('nothingOpen')}>
              {isFiltered ? t('noOpenOrderFitsWhat') : t('noOrderWaitsForOffers')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('nothingForYouAtThe')}
              action={
                <Button look="secondary" onClick={() => state.set('show', 'all')}>
                  {t('showAllOpenOrders')}
                </Button>
              }
            >
              {rich(t, 'noOpenOrderWeMail', {
                why: isFiltered ? t('fitsYourFilters') : t('isInACountryOr'),
                link: (text) => (
                  <Link className="text-link" href="/research/profile">
                    {text}
                  </Link>
                ),
              })}
            </EmptyState>
          )
        }
      />
    </>
  )
}

/** No offer can be chosen while its researcher can't be paid: said where offers begin. */
function PayoutReminder() {
  const profile = useQuery(useApi().ask(getResearchProfile)).data?.profile
  if (!profile || profile.account?.state === 'active') return null
  return (
    <div className="mb-5">
      <Banner
        tone="caution"
        title={t('youCantBePaidYet')}
        action={
          <Button asChild size="sm">
            <Link href="/research/profile#payout">{t('setUpPayouts')}</Link>
          </Button>
        }
      >
        {t('youCanMakeOffersBut')}
      </Banner>
    </div>
  )
}
