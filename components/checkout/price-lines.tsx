import { amountText } from '#components/checkout/amount-text.ts'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { useReader } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import { rich } from '#components/ui/rich.tsx'
import { getCurrency, toMinor } from '#lib/money.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { InitiatedView } from '#lib/payments/checkout-schema.ts'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/**
 * What the total is made of, and when one gets what for it: by the offer, so that the first picture has it, until the payment
 * itself says what it is.
 */
export function PriceLines({ initiated, offer }: { initiated: InitiatedView | undefined; offer: OfferView }) {
  const { locale } = useReader()
  const { amountMinor, transferAmountMinor, platformFeeMinor, currency } = initiated ?? partsOf(offer)
  const { totalAmount, totalNoFindAmount, estimatedCompletionDate } = offer
  const line = 'flex items-baseline justify-between gap-4'
  return (
    <>
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
            {totalNoFindAmount < totalAmount
              ? rich(t, 'theRestGoesBackTo', { money: <Money amount={totalNoFindAmount} currency={currency} /> })
              : t('theSameThePriceIs')}
          </dd>
        </div>
      </dl>
      <p className="text-sm">
        {rich(t, 'byCopiesOrASearch', { calendarDate: <CalendarDate value={estimatedCompletionDate} weekday /> })}
      </p>
    </>
  )
}

function partsOf({ amount, totalAmount, currency }: OfferView) {
  const known = getCurrency(currency)
  // Never an issue: what an offer asks could be charged when it was made.
  const share = Number(toMinor(amount, known))
  const total = Number(toMinor(totalAmount, known))
  return { amountMinor: total, transferAmountMinor: share, platformFeeMinor: total - share, currency }
}
