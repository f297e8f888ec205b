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
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

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
      label={t('cancel')}
      look="danger"
      quiet={quiet}
      title={t('cancelThisOrder')}
      description={t('theCustomerAndEveryResearcher')}
      hint={t('theCustomerReadsItOn')}
      confirm={t('cancelTheOrder')}
      onOpenChange={setOpen}
      waiting={effect === undefined}
      second={{ what: 'order.cancel', targetId: orderId }}
      options={api.send(cancelOrder, { orderId })}
      toInput={(reason) => ({ reason, ...(effect ? { expectedEffect: asExpected(effect) } : {}) })}
      done={({ order }) => ({
        text: t('cancelled', { documentType: order.documentType, repositoryName: order.repositoryName }),
      })}
    >
      {query.isPending ? (
        <Skeleton className="h-16" />
      ) : effect === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} />
      ) : (
        <Banner tone={effect.kind === 'nothing' ? 'neutral' : 'caution'} title={t('whatHappensToTheMoney')}>
          <MoneyEffect effect={effect} />
        </Banner>
      )}
    </ReasonButton>
  )
}

export const asExpected = ({ kind, amountMinor }: MoneyEffectView) => ({
  kind,
  ...(amountMinor === undefined ? {} : { amountMinor }),
})
