import { Money } from '#components/ui/money.tsx'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/landing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type PriceExample = { currency: string; researcher: number; fee: number; total: number }

/** The whole price list. */
export function Price({
  feePercent,
  example: { currency, researcher, fee, total },
}: {
  feePercent: string
  example: PriceExample
}) {
  const rows = [
    { label: t('theResearcherAsks'), amount: researcher },
    { label: t('ourFee', { feePercent }), amount: fee },
  ]
  return (
    <div id="price">
      <h2 className="mb-6 text-3xl">{t('whatItCosts')}</h2>
      <p className="mb-6 max-w-prose">
        {rich(t, 'theResearchersPricePlusFor', { strong: <strong>{feePercent}</strong> })}
      </p>
      <dl className="max-w-sm rounded-card border border-line bg-paper p-5">
        {rows.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4 py-1">
            <dt className="text-ink-soft">{label}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
        <div className="mt-2 flex justify-between gap-4 border-t border-rule pt-3 text-lg font-medium">
          <dt>{t('youPay')}</dt>
          <dd>
            <Money amount={total} currency={currency} />
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{t('anExampleEachResearcherSets')}</p>
    </div>
  )
}
