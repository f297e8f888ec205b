'use client'
import { Money } from '#components/ui/money.tsx'
import { checkPrice, getCurrency, splitWithFee, toMajor, toMinor } from '#lib/money.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What the customer will pay and what the researcher will receive, to the cent, before the offer is made. */
export function OfferPrice({
  amount,
  noFindAmount,
  currency,
  feeBps,
}: {
  amount: number | undefined
  /** What they would receive without a find, where that is less. */
  noFindAmount?: number | undefined
  currency: string
  feeBps: number
}) {
  const shape = getCurrency(currency)
  const minor = amount === undefined ? undefined : checkPrice(toMinor(amount, shape), shape, feeBps)
  const split = typeof minor === 'number' ? splitWithFee(minor, feeBps, shape) : undefined
  const noFindMinor = noFindAmount === undefined ? undefined : toMinor(noFindAmount, shape)
  const noFind = typeof noFindMinor === 'number' ? splitWithFee(noFindMinor, feeBps, shape) : undefined
  const money = (value: number | undefined) =>
    value === undefined ? '–' : <Money amount={toMajor(value, shape)} currency={currency} />
  return (
    <div role="status" aria-label={t('price')} className="rounded-card border border-line bg-well p-4">
      <dl className="grid grid-cols-[1fr_max-content] gap-x-6 gap-y-1">
        <dt>{t('youReceive')}</dt>
        <dd className="text-end font-medium">{money(split?.transferAmountMinor)}</dd>
        <dt className="text-ink-soft">{t('callslipsFeeOnTop', { feeBps: feeBps / 100 })}</dt>
        <dd className="text-end text-ink-soft">{money(split?.platformFeeMinor)}</dd>
        <dt className="border-t border-line pt-1">{t('theCustomerPays')}</dt>
        <dd className="border-t border-line pt-1 text-end font-medium">{money(split?.amountMinor)}</dd>
        {noFind && split && noFind.amountMinor < split.amountMinor && (
          <>
            <dt className="pt-1 text-ink-soft">{t('ifYouFindNothingYou')}</dt>
            <dd className="pt-1 text-end text-ink-soft">{money(noFind.transferAmountMinor)}</dd>
            <dt className="text-ink-soft">{t('andTheCustomerHasPaid')}</dt>
            <dd className="text-end text-ink-soft">{money(noFind.amountMinor)}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
