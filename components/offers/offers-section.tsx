'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { ClosedOffers } from '#components/offers/closed-offers.tsx'
import { OpenOffers } from '#components/offers/open-offers.tsx'
import { WaitingForOffers } from '#components/offers/waiting-for-offers.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { OrderView } from '#lib/orders/schema.ts'
import type { OrderTab } from '#components/orders/order-tab.ts'
import { listOffers } from '#lib/offers/operations.ts'
import { isClosed } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/offers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Nobody needs it on the first day.
const Suggestions = dynamic(
  () => import('#components/suggestions/suggestions.tsx').then((module) => module.Suggestions),
  { ssr: false },
)

type Props = { order: OrderView; onGo: (tab: OrderTab, researcherId?: string) => void }

export function OffersSection({ order, onGo }: Props) {
  const query = useQuery(useApi().ask(listOffers, { orderId: order.id }))
  if (query.isPending) return <SkeletonList label={t('loadingOffers')} rows={2} rowClassName="h-64" />
  if (!query.data) return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const open = query.data.filter(({ status }) => status === 'ACTIVE' || status === 'SELECTED')
  const closed = query.data.filter(({ status }) => status !== 'ACTIVE' && status !== 'SELECTED')
  const unchosen = isClosed(order.status) && order.order.selectedOfferId === undefined
  return (
    <div className="flex flex-col gap-6">
      {open.length === 0 ? (
        <WaitingForOffers order={order} closed={closed.length} />
      ) : (
        <OpenOffers order={order} offers={open} onGo={onGo} />
      )}
      {order.status === 'open' && query.data.length === 0 && <Suggestions view={order} />}
      {closed.length > 0 && <ClosedOffers offers={closed} unchosen={unchosen} />}
    </div>
  )
}
