'use client'
import { useState } from 'react'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { RefundFields, useRefund } from '#components/operator/refund-fields.tsx'
import { amountText } from '#components/checkout/amount-text.ts'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { refundOrder } from '#lib/operators/operations.ts'
import type { OperatorPaymentView } from '#lib/operators/schema.ts'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Gives all or part of a charge back; who bears it is chosen, and what each ends up with said before. */
export function RefundButton({ orderId, payment }: { orderId: string; payment: OperatorPaymentView }) {
  const [open, setOpen] = useState(false)
  const refund = useRefund(orderId, payment, open)
  const { input, waiting } = refund
  const { currency } = payment
  const { locale } = useReader()
  return (
    <ReasonButton
      label={t('refund')}
      title={t('refundTheCustomer')}
      description={t('theMoneyGoesBackTo')}
      hint={t('theResearcherReadsIt')}
      confirm={t('refund2')}
      look="money"
      waiting={waiting}
      onOpenChange={setOpen}
      second={{ what: 'order.refund', targetId: orderId, ...input }}
      options={useApi().send(refundOrder, { orderId })}
      toInput={(reason) => ({ reason, ...input })}
      done={(made) => ({ text: t('aRefundOfIsOn', { amount: amountText(made.amountMinor, currency, locale) }) })}
    >
      <RefundFields {...refund} />
    </ReasonButton>
  )
}
