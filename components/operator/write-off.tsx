'use client'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { getCurrency, toMajor } from '#lib/money.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { writeOffDebt } from '#lib/operators/operations.ts'

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
  const amount = `${toMajor(debtMinor, getCurrency(currency))} ${currency}`
  return (
    <ReasonButton
      label="Write off …"
      title="Write this debt off?"
      description={`The researcher keeps ${amount} that the customer got back. It is not set off against their later shares, and this can’t be undone.`}
      hint="Kept in the audit log."
      confirm="Write it off"
      look="danger"
      quiet
      options={useApi().send(writeOffDebt, { orderId })}
      toInput={(reason) => ({ reason, amountMinor: debtMinor })}
      done={() => ({ text: `${amount} were written off.` })}
    />
  )
}
