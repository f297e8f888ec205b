import { Money } from '#components/ui/money.tsx'
import type { MoneyEffectView } from '#lib/operators/schema.ts'

/** What ending an order does to the customer's money, in exact amounts. */
export function MoneyEffect({ effect: { kind, amount, currency } }: { effect: MoneyEffectView }) {
  if (kind === 'nothing' || amount === undefined || currency === undefined)
    return <p>No money is held or taken for this order, so none moves.</p>
  const sum = (
    <strong>
      <Money amount={amount} currency={currency} />
    </strong>
  )
  return kind === 'release' ? (
    <p>The hold of {sum} on the customer’s card is released. Nothing is charged.</p>
  ) : (
    <p>
      {sum} goes back to the customer’s card: all that is left of the charge, our fee included. The researcher gets
      nothing of it.
    </p>
  )
}
