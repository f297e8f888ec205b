import { amountText } from '#components/checkout/amount-text.ts'
import { Money } from '#components/ui/money.tsx'
import type { OfferView } from '#lib/offers/schema.ts'
import type { InitiatedView } from '#lib/payments/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  initiated: Pick<InitiatedView, 'amountMinor' | 'transferAmountMinor' | 'platformFeeMinor' | 'currency'>
  offer: Pick<OfferView, 'totalAmount' | 'noFindTotalAmount' | 'currency'>
  locale: string
}

/** What the total is made of. */
export function PriceLines({
  initiated: { amountMinor, transferAmountMinor, platformFeeMinor, currency },
  offer: { totalAmount, noFindTotalAmount },
  locale,
}: Props) {
  const line = 'flex items-baseline justify-between gap-4'
  return (
    <dl className="grid gap-1 text-sm tabular-nums sm:text-base">
      <div className={`${line} text-ink-soft`}>
        <dt>{t('researcher')}</dt>
        <dd>{amountText(transferAmountMinor, currency, locale)}</dd>
      </div>
      <div className={`${line} text-ink-soft`}>
        <dt>{t('callslipsFee')}</dt>
        <dd>{amountText(platformFeeMinor, currency, locale)}</dd>
      </div>
      <div className={`${line} border-t border-line pt-1 text-lg font-medium sm:pt-2`}>
        <dt>{t('total')}</dt>
        <dd>{amountText(amountMinor, currency, locale)}</dd>
      </div>
      <div className={line}>
        <dt>{t('ifNothingIsFound2')}</dt>
        <dd className="text-end">
          {noFindTotalAmount < totalAmount
            ? rich(t, 'theRestGoesBackTo', { money: <Money amount={noFindTotalAmount} currency={currency} /> })
            : t('theSameThePriceIs')}
        </dd>
      </div>
    </dl>
  )
}
