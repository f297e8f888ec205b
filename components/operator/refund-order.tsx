'use client'
import { useState } from 'react'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getCurrency, toMajor, transferShareOf } from '#lib/money.ts'
import { refundOrder } from '#lib/operators/operations.ts'
import type { OperatorPaymentView } from '#lib/operators/schema.ts'
import { readAmount } from '#lib/typed-amount.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What somebody typed, in minor units, or why it can't be refunded. */
function read(
  typed: string,
  { currency, refundableMinor }: OperatorPaymentView,
  locale: string,
): number | { fault: string } {
  const minor = readAmount(typed, getCurrency(currency), locale)
  if (typeof minor !== 'number') return { fault: t('thisAmount', minor) }
  if (minor === 0) return { fault: t('thisAmountMustBeMore') }
  return minor > refundableMinor
    ? {
        fault: t('thisIsTooMuchAtMost', { refundableMinor: toMajor(refundableMinor, getCurrency(currency)), currency }),
      }
    : minor
}

/** Gives all or part of a charge back; what it takes from whom is said before. */
export function RefundButton({ orderId, payment }: { orderId: string; payment: OperatorPaymentView }) {
  const { currency, refundableMinor, refundedMinor } = payment
  const shape = getCurrency(currency)
  const [typed, setTyped] = useState(String(toMajor(refundableMinor, shape)))
  const minor = read(typed, payment, useReader().locale)
  const valid = typeof minor === 'number'
  return (
    <ReasonButton
      label={t('refund')}
      title={t('refundTheCustomer')}
      description={t('theMoneyGoesBackTo')}
      hint={t('keptInTheAuditLog')}
      confirm={t('refund2')}
      look="money"
      waiting={!valid}
      second={{ what: 'order.refund', targetId: orderId, amountMinor: valid ? minor : refundableMinor }}
      options={useApi().send(refundOrder, { orderId })}
      toInput={(reason) => ({ reason, amountMinor: valid ? minor : refundableMinor })}
      done={({ amountMinor }) => ({ text: t('aRefundOfIsOn', { amountMinor: toMajor(amountMinor, shape), currency }) })}
    >
      <Field
        label={t('amountIn', { currency })}
        hint={t('atMost', { refundableMinor: toMajor(refundableMinor, shape) })}
        error={valid ? undefined : minor.fault}
      >
        <Input inputMode="decimal" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      {valid && (
        <Banner tone="caution" title={t('whoBearsIt')}>
          <Shares payment={payment} minor={minor} before={refundedMinor} />
        </Banner>
      )}
    </ReasonButton>
  )
}

function Shares({ payment, minor, before }: { payment: OperatorPaymentView; minor: number; before: number }) {
  const { currency, amountMinor, transferAmountMinor, noFind, shareSentMinor } = payment
  const shape = getCurrency(currency)
  const split = { amountMinor, transferAmountMinor }
  const partOf = (returned: number) => {
    const share = transferShareOf(returned, split, noFind?.applies ? noFind : undefined)
    return share - (share % shape.step)
  }
  const share = partOf(before + minor) - partOf(before)
  return (
    <p>
      {rich(t, 'ofItFromTheResearchers', {
        money: <Money amount={toMajor(share, shape)} currency={currency} />,
        sent: shareSentMinor > 0 ? t('whichHasBeenSentTo') : t('whichHasNotBeenSent'),
        money2: <Money amount={toMajor(minor - share, shape)} currency={currency} />,
      })}
    </p>
  )
}
