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

/** What somebody typed, in minor units, or why it can't be refunded. */
function read(
  typed: string,
  { currency, refundableMinor }: OperatorPaymentView,
  locale: string,
): number | { issue: string } {
  const minor = readAmount(typed, getCurrency(currency), locale)
  if (typeof minor !== 'number') return minor
  if (minor === 0) return { issue: 'must be more than nothing' }
  return minor > refundableMinor
    ? { issue: `at most ${toMajor(refundableMinor, getCurrency(currency))} ${currency} are left` }
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
      label="Refund …"
      title="Refund the customer?"
      description="The money goes back to the card that paid. It can't be undone."
      hint="Kept in the audit log."
      confirm="Refund"
      look="danger"
      waiting={!valid}
      second={{ what: 'order.refund', targetId: orderId, amountMinor: valid ? minor : refundableMinor }}
      options={useApi().send(refundOrder, { orderId })}
      toInput={(reason) => ({ reason, amountMinor: valid ? minor : refundableMinor })}
      done={({ amountMinor }) => ({ text: `A refund of ${toMajor(amountMinor, shape)} ${currency} is on its way.` })}
    >
      <Field
        label={`Amount in ${currency}`}
        hint={`At most ${toMajor(refundableMinor, shape)}`}
        error={
          valid ? undefined : `This ${minor.issue.startsWith('at most') ? 'is too much:' : 'amount'} ${minor.issue}.`
        }
      >
        <Input inputMode="decimal" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      {valid && (
        <Banner tone="caution" title="Who bears it">
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
      <Money amount={toMajor(share, shape)} currency={currency} /> of it from the researcher’s part
      {shareSentMinor > 0 ? ', which has been sent to them and is taken back' : ', which has not been sent to them yet'}
      ; <Money amount={toMajor(minor - share, shape)} currency={currency} /> from our fee.
    </p>
  )
}
