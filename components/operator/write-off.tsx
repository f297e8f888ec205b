'use client'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { useReader } from '#components/ui/locale.ts'
import { amountText } from '#components/checkout/amount-text.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { writeOffDebt } from '#lib/operators/operations.ts'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Gives up what a researcher owes for an order. */
export function WriteOffButton({
  orderId,
  debtMinor,
  currency,
}: {
  orderId: string
  debtMinor: number
  currency: string
}) {
  const amount = amountText(debtMinor, currency, useReader().locale)
  return (
    <ReasonButton
      label={t('writeOff')}
      title={t('writeThisDebtOff')}
      description={t('theResearcherKeepsThatThe', { amount })}
      hint={t('keptInTheAuditLog')}
      confirm={t('writeItOff')}
      look="money"
      second={{ what: 'payment.write_off', targetId: orderId }}
      quiet
      options={useApi().send(writeOffDebt, { orderId })}
      toInput={(reason) => ({ reason, amountMinor: debtMinor })}
      done={() => ({ text: t('wereWrittenOff', { amount }) })}
    />
  )
}
