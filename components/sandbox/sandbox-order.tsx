'use client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { useState } from 'react'
import { Failure } from '#components/layout/failure.tsx'
import { OrderStatusBadge } from '#components/orders/order-status.tsx'
import type { Done } from '#components/sandbox/done.ts'
import { CausedEvents } from '#components/sandbox/caused-events.tsx'
import { RobotSteps } from '#components/sandbox/robot-steps.tsx'
import { SandboxClock } from '#components/sandbox/sandbox-clock.tsx'
import { YourSide } from '#components/sandbox/your-side.tsx'
import { CatalogueCard } from '#components/ui/card.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { newestFirst } from '#lib/browser/api.ts'
import { listEvents } from '#lib/events/operations.ts'
import { getOrder } from '#lib/orders/operations.ts'
import { orderTitle } from '#lib/orders/title.ts'

/** One order with both sides of it, and what came of the last act. */
export function SandboxOrder({ orderId }: { orderId: string }) {
  const query = useQuery(useApi().ask(getOrder, { orderId }))
  const latest =
    useInfiniteQuery(useApi().askPages(listEvents, { orderId }, newestFirst)).data?.pages[0]?.items[0]?.sequence ?? 0
  const [done, setDone] = useState<Done>()
  if (query.isPending) return <Skeleton className="h-96" />
  if (query.data === undefined)
    return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const view = query.data
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <CatalogueCard
        callNumber={
          <Link className="text-link break-all" href={`/orders/${orderId}`}>
            {orderId}
          </Link>
        }
        title={<bdi>{orderTitle(view.order)}</bdi>}
        aside={<OrderStatusBadge status={view.status} />}
      >
        <RobotSteps view={view} latest={latest} onDone={setDone} />
        <YourSide view={view} latest={latest} onDone={setDone} />
        <SandboxClock view={view} latest={latest} onDone={setDone} />
      </CatalogueCard>
      <CausedEvents orderId={orderId} done={done} />
    </div>
  )
}
