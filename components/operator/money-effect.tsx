import { MinorMoney } from '#components/checkout/minor-money.tsx'
import { Money } from '#components/ui/money.tsx'
import type { MoneyEffectView } from '#lib/operators/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What ending an order does to the customer's money, in exact amounts. */
export function MoneyEffect({ effect: { kind, amount, currency, undecidedMinor } }: { effect: MoneyEffectView }) {
  if (kind === 'nothing' || amount === undefined || currency === undefined) return <p>{t('noMoneyIsHeldOr')}</p>
  const sum = (
    <strong>
      <Money amount={amount} currency={currency} />
    </strong>
  )
  if (kind === 'release') return <p>{rich(t, 'theHoldOfOnThe', { sum })}</p>
  if (kind === 'bank_decides') return <p>{rich(t, 'aBankAsksAbout', { sum })}</p>
  return (
    <p>
      {sum} {t('goesBackToTheCustomers')}
      {undecidedMinor !== undefined && (
        <> {rich(t, 'aBankAsksAbout', { sum: <MinorMoney amount={undecidedMinor} currency={currency} /> })}</>
      )}
    </p>
  )
}
