'use client'
import { useQuery } from '@tanstack/react-query'
import { DocumentsDesk } from '#components/research/documents-desk.tsx'
import { HandOver } from '#components/research/hand-over.tsx'
import { OfferPanel } from '#components/research/offer-panel.tsx'
import { OrderAsked } from '#components/research/order-asked.tsx'
import { OrderMessages } from '#components/research/order-messages.tsx'
import { ReviseDate } from '#components/research/revise-date.tsx'
import { StartWork } from '#components/research/start-work.tsx'
import { WorkNote } from '#components/research/work-note.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/client/api-provider.tsx'
import { researchOrderQuery } from '#lib/client/research.ts'

export function OrderDesk({ orderId }: { orderId: string }) {
  const query = useQuery(researchOrderQuery(useApi(), orderId))
  if (query.isPending) return <SkeletonList label="Loading the order" rows={3} rowClassName="h-48" />
  const order = query.data
  if (!order) return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const { status, mine } = order
  const atWork = mine && (status === 'in_progress' || (status === 'delivered' && order.reviewState !== undefined))
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-col gap-6">
        <OrderAsked order={order} />
        <WorkNote order={order} />
        {status === 'open' && <OfferPanel order={order} />}
        {mine && status === 'confirmed' && <StartWork order={order} />}
        {mine && (status === 'confirmed' || status === 'in_progress') && <ReviseDate order={order} />}
        {mine && (status === 'in_progress' || status === 'delivered') && <DocumentsDesk order={order} />}
        {atWork && <HandOver order={order} />}
      </div>
      <OrderMessages order={order} />
    </div>
  )
}
