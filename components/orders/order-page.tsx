'use client'
import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { Failure } from '#components/layout/failure.tsx'
import { OrderDesk } from '#components/orders/order-desk.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { chooseClient } from '#lib/browser/client-choice.ts'
import { chooseEnvironment, useEnvironment } from '#lib/browser/environment.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import { productionOf } from '#lib/clients/state.ts'
import { getOrder } from '#lib/orders/operations.ts'

export function OrderPage({ orderId }: { orderId: string }) {
  const query = useQuery(useApi().ask(getOrder, { orderId }))
  if (query.isPending) return <OrderSkeleton />
  if (!query.data) {
    if (asFailure(query.error).code === 'not_found') return <UnknownOrder />
    return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  }
  return (
    <>
      {query.isError && (
        <div className="mb-4">
          <Banner tone="caution" role="status" title="Not up to date">
            {asFailure(query.error).message} What you see is what was last known.
          </Banner>
        </div>
      )}
      <OrderDesk view={query.data} />
    </>
  )
}

/** What the two are to whoever looks for a document. */
const worlds = { development: 'the rehearsal', production: 'your orders' } as const

function UnknownOrder() {
  const environment = useEnvironment()
  const other = environment === 'production' ? 'development' : 'production'
  const me = useMe()
  const [client] = me.clients
  const personal = client?.kind === 'personal'
  const reachable = other === 'development' || (client !== undefined && productionOf(client) !== 'locked')
  return (
    <EmptyState
      title="No such order here"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link href="/orders">All orders</Link>
          </Button>
          {me.clients.slice(1).map(({ id, name }) => (
            <Button key={id} look="secondary" onClick={() => chooseClient(id, location.pathname + location.search)}>
              Look in {name}
            </Button>
          ))}
          {reachable && (
            <Button look="secondary" onClick={() => chooseEnvironment(other)}>
              Look in {personal ? worlds[other] : other}
            </Button>
          )}
        </div>
      }
    >
      {personal
        ? 'The address is mistyped, or the order belongs to somebody else.'
        : `The address is mistyped, or the order belongs to somebody else, or it was placed in ${other} while you are looking at ${environment}.`}
    </EmptyState>
  )
}

/** As tall as what follows, so that nothing jumps. */
function OrderSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading the order …</span>
      <Skeleton className="h-72" />
      <Skeleton className="h-32" />
      <Skeleton className="h-11" />
      <Skeleton className="h-64" />
    </div>
  )
}
