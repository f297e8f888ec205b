'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '#components/layout/failure.tsx'
import { asExpected } from '#components/operator/cancel-order.tsx'
import { DecideCase } from '#components/operator/decide-case.tsx'
import { MoneyEffect } from '#components/operator/money-effect.tsx'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { RefundFields, useRefund } from '#components/operator/refund-fields.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { refundCase, replaceResearcher } from '#lib/casework/operations.ts'
import { getAnyOrder } from '#lib/operators/operations.ts'
import type { OperatorPaymentView } from '#lib/operators/schema.ts'
import type { OrderStatus } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/operator-cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { orderId: string; caseId: string; reference: string }

/** Every way to decide a case. The ways that move money are for those who may. */
export function CaseActions({
  payments,
  status,
  ...one
}: Props & { payments: readonly OperatorPaymentView[]; status: OrderStatus }) {
  const payment = payments.find(({ refundableMinor }) => refundableMinor > 0)
  const dispute = payments.flatMap(({ disputes }) => disputes).find(({ open }) => open)
  return (
    <div className="flex flex-wrap gap-2">
      {dispute && (
        <Button asChild look="primary" size="sm">
          <Link href={`/operator/disputes/${dispute.id}`}>{t('answerTheBank')}</Link>
        </Button>
      )}
      {payment && <RefundCase key={payment.id} {...one} payment={payment} />}
      <DecideCase {...one} status={status} />
      <ReplaceResearcher {...one} />
    </div>
  )
}

function RefundCase({ orderId, caseId, reference, payment }: Props & { payment: OperatorPaymentView }) {
  const [open, setOpen] = useState(false)
  const refund = useRefund(orderId, payment, open)
  const { input, waiting } = refund
  return (
    <ReasonButton
      label={t('refundAndClose')}
      title={t('refundAndCloseTitle', { reference })}
      description={t('theMoneyGoesBack')}
      hint={t('bothSidesRead')}
      confirm={t('refundAndClose2')}
      look="primary"
      waiting={waiting}
      onOpenChange={setOpen}
      second={{ what: 'order.refund', targetId: orderId, caseId, ...input }}
      options={useApi().send(refundCase, { orderId, caseId })}
      toInput={(reason) => ({ reason, ...input })}
      done={() => ({ text: t('isClosedARefundIsOnItsWay', { reference }) })}
    >
      <RefundFields {...refund} />
    </ReasonButton>
  )
}

function ReplaceResearcher({ orderId, caseId, reference }: Props) {
  const api = useApi()
  const [open, setOpen] = useState(false)
  const query = useQuery({ ...api.ask(getAnyOrder, { orderId }), staleTime: 0, enabled: open })
  const effect = query.data?.cancelEffect
  if (query.data?.canCancel === false) return null
  return (
    <ReasonButton
      label={t('anotherResearcher')}
      title={t('anotherResearcherTitle', { reference })}
      description={t('theOrderIsCancelledAndPlacedAgain')}
      hint={t('bothSidesRead')}
      confirm={t('cancelAndPlaceAgain')}
      look="danger"
      onOpenChange={setOpen}
      waiting={effect === undefined}
      second={{ what: 'order.replace', targetId: orderId, caseId }}
      options={api.send(replaceResearcher, { orderId, caseId })}
      toInput={(reason) => ({ reason, ...(effect ? { expectedEffect: asExpected(effect) } : {}) })}
      done={() => ({ text: t('isClosedTheOrderIsPlacedAgain', { reference }) })}
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
