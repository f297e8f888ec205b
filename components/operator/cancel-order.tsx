'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '#components/layout/failure.tsx'
import { MoneyEffect } from '#components/operator/money-effect.tsx'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { cancelOrder, getAnyOrder } from '#lib/operators/operations.ts'
import type { MoneyEffectView } from '#lib/operators/schema.ts'

/**
 * Cancels with a reason, the money effect shown first and sent along: should it have changed by then, the API refuses. It
 * is asked when the dialog opens, for what a list showed a minute ago may be wrong.
 */
export function CancelButton({ orderId, quiet = false }: { orderId: string; quiet?: boolean }) {
  const api = useApi()
  const [open, setOpen] = useState(false)
  const query = useQuery({ ...api.ask(getAnyOrder, { orderId }), staleTime: 0, enabled: open })
  const effect = query.data?.cancelEffect
  return (
    <ReasonButton
      label="Cancel …"
      look="danger"
      quiet={quiet}
      title="Cancel this order?"
      description="The customer and every researcher with an offer learn of it. It can't be undone."
      hint="The customer reads it on the order."
      confirm="Cancel the order"
      onOpenChange={setOpen}
      waiting={effect === undefined}
      second={{ what: 'order.cancel', targetId: orderId }}
      options={api.send(cancelOrder, { orderId })}
      toInput={(reason) => ({ reason, ...(effect ? { expectedEffect: asExpected(effect) } : {}) })}
      done={({ order }) => ({ text: `Cancelled: ${order.documentType}, ${order.repositoryName}` })}
    >
      {query.isPending ? (
        <Skeleton className="h-16" />
      ) : effect === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} />
      ) : (
        <Banner tone={effect.kind === 'nothing' ? 'neutral' : 'caution'} title="What happens to the money">
          <MoneyEffect effect={effect} />
        </Banner>
      )}
    </ReasonButton>
  )
}

const asExpected = ({ kind, amountMinor }: MoneyEffectView) => ({
  kind,
  ...(amountMinor === undefined ? {} : { amountMinor }),
})
