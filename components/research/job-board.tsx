'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { OrderCards } from '#components/research/order-cards.tsx'
import { useBoardFilters } from '#components/research/use-board-filters.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { afterPaint } from '#lib/browser/lazy.ts'
import { getResearchProfile } from '#lib/researchers/operations.ts'

// Names of countries and languages are the browser's own; the server's would differ here and there.
const BoardFilters = dynamic(
  afterPaint(() => import('#components/research/board-filters.tsx').then((module) => module.BoardFilters)),
  {
    ssr: false,
    loading: () => <Skeleton className="mb-6 h-[18.15rem] lg:h-[6.8rem]" />,
  },
)

export function JobBoard() {
  const { isFiltered, filters, ...state } = useBoardFilters()
  return (
    <>
      <h1 className="mb-4 text-3xl">Job board</h1>
      <PayoutReminder />
      <BoardFilters {...state} />
      <OrderCards
        label="Open orders"
        filters={filters}
        empty={
          state.all ? (
            <EmptyState title="Nothing open">
              {isFiltered ? 'No open order fits what you searched for.' : 'No order waits for offers at the moment.'}
            </EmptyState>
          ) : (
            <EmptyState
              title="Nothing for you at the moment"
              action={
                <Button look="secondary" onClick={() => state.set('show', 'all')}>
                  Show all open orders
                </Button>
              }
            >
              No open order {isFiltered ? 'fits your filters' : 'is in a country or archive of your profile'}. We mail
              you when one comes, unless you have switched that off in your{' '}
              <Link className="text-link" href="/research/profile">
                profile
              </Link>
              .
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
        title="You can't be paid yet"
        action={
          <Button asChild size="sm">
            <Link href="/research/profile#payout">Set up payouts</Link>
          </Button>
        }
      >
        You can make offers, but customers can choose yours only once your payout account is active.
      </Banner>
    </div>
  )
}
