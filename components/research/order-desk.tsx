'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { GiveBack } from '#components/research/give-back.tsx'
import { MarkOrderRead } from '#components/research/mark-order-read.tsx'
import { OrderAsked } from '#components/research/order-asked.tsx'
import { OrderMessages } from '#components/research/order-messages.tsx'
import { ReviseDate } from '#components/research/revise-date.tsx'
import { StartWork } from '#components/research/start-work.tsx'
import { WorkNote } from '#components/research/work-note.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { NotUpToDate } from '#components/layout/not-up-to-date.tsx'
import { Skeleton, SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { whenIdle } from '#lib/browser/lazy.ts'
import { getResearchOrder } from '#lib/researchers/operations.ts'
import { isBeforeWork } from '#lib/orders/state.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// What forms need comes after the page: by then the answer with what it shows is still on its way.
const loading = () => <Skeleton className="h-96" />
const OrderNotShown = dynamic(
  () => import('#components/research/order-not-shown.tsx').then((module) => module.OrderNotShown),
  { ssr: false, loading },
)
const OfferPanel = dynamic(
  whenIdle(() => import('#components/research/offer-panel.tsx').then((module) => module.OfferPanel)),
  { ssr: false, loading },
)
const ShareCard = dynamic(
  whenIdle(() => import('#components/research/share-card.tsx').then((module) => module.ShareCard)),
  { ssr: false, loading },
)
const DocumentsDesk = dynamic(
  whenIdle(() => import('#components/research/documents-desk.tsx').then((module) => module.DocumentsDesk)),
  { ssr: false, loading },
)
const OrderCases = dynamic(
  whenIdle(() => import('#components/research/order-cases.tsx').then((module) => module.OrderCases)),
  { ssr: false },
)
const OrderReviews = dynamic(
  whenIdle(() => import('#components/research/order-reviews.tsx').then((module) => module.OrderReviews)),
  { ssr: false },
)
const HandOver = dynamic(
  whenIdle(() => import('#components/research/hand-over.tsx').then((module) => module.HandOver)),
  { ssr: false, loading },
)

const HandedOver = dynamic(
  whenIdle(() => import('#components/research/handed-over.tsx').then((module) => module.HandedOver)),
  { ssr: false, loading },
)

/** Without a share no card pays for an agreed order, unless it was called off or costs nothing: then there is nothing to say. */
const isPaidFor = ({ share, status, myOffer }: ResearchOrderView) =>
  ['confirmed', 'in_progress', 'delivered', 'completed'].includes(status)
    ? share !== undefined || myOffer?.amount !== 0
    : status === 'cancelled' && share !== undefined

export function OrderDesk({ orderId }: { orderId: string }) {
  const query = useQuery(useApi().ask(getResearchOrder, { orderId }))
  if (query.isPending) return <SkeletonList label={t('loadingTheOrder')} rows={3} rowClassName="h-48" />
  // Whatever is still known of it: an order that was lost meanwhile isn't open, and no offer on it good.
  if (query.isError && asFailure(query.error).code === 'not_found')
    return (
      <>
        {/* There is nothing else to read of it. */}
        <MarkOrderRead orderId={orderId} />
        <OrderNotShown />
      </>
    )
  if (!query.data) return <Failure level="h1" error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  return (
    <>
      <NotUpToDate query={query} />
      <Desk order={query.data} />
    </>
  )
}

function Desk({ order }: { order: ResearchOrderView }) {
  const { id: orderId, status, mine } = order
  const atWork = mine && (status === 'in_progress' || (status === 'delivered' && order.reviewState !== undefined))
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-col gap-6">
        <MarkOrderRead orderId={orderId} />
        <OrderAsked order={order} />
        <WorkNote order={order} />
        {mine && !isBeforeWork(status) && <OrderCases order={order} />}
        {mine && status === 'completed' && <OrderReviews orderId={orderId} />}
        {mine && isPaidFor(order) && <ShareCard order={order} />}
        {status === 'open' && <OfferPanel order={order} />}
        {mine && status === 'confirmed' && <StartWork order={order} />}
        {mine && (status === 'confirmed' || status === 'in_progress') && <ReviseDate order={order} />}
        {mine && ['awaiting_payment', 'confirmed', 'in_progress'].includes(status) && <GiveBack order={order} />}
        {mine && (status === 'in_progress' || status === 'delivered') && <DocumentsDesk order={order} />}
        {mine && order.deliveredAt !== undefined && <HandedOver order={order} />}
        {atWork && <HandOver order={order} />}
      </div>
      <OrderMessages order={order} />
    </div>
  )
}
