'use client'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failure } from '#components/layout/failure.tsx'
import { NotUpToDate } from '#components/layout/not-up-to-date.tsx'
import { UnknownOrder } from '#components/orders/unknown-order.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { getOrder } from '#lib/orders/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  orderId: string
  /** As tall as what follows, so that nothing jumps. */
  waiting: ReactNode
  children: (view: OrderView, isFresh: boolean) => ReactNode
}

/** What is about one order, once that is known; or why it isn't. */
export function WithOrder({ orderId, waiting, children }: Props) {
  const query = useQuery(useApi().ask(getOrder, { orderId }))
  if (query.isPending)
    return (
      <div role="status" className="flex flex-col gap-6">
        <span className="sr-only">{t('loadingTheOrder')}</span>
        {waiting}
      </div>
    )
  if (!query.data) {
    if (asFailure(query.error).code === 'not_found') return <UnknownOrder />
    return <Failure level="h1" error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  }
  return (
    <>
      <NotUpToDate query={query} />
      {children(query.data, !query.isFetching)}
    </>
  )
}
