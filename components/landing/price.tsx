import { Money } from '#components/ui/money.tsx'

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
    { label: 'The researcher asks', amount: researcher },
    { label: `Our fee, ${feePercent}`, amount: fee },
  ]
  return (
    <div id="price">
      <h2 className="mb-6 text-3xl">What it costs</h2>
      <p className="mb-6 max-w-prose">
        The researcher’s price plus <strong>{feePercent}</strong> for us. Every offer shows the total before you choose.
        Placing an order, comparing offers and withdrawing before work starts cost nothing.
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
          <dt>You pay</dt>
          <dd>
            <Money amount={total} currency={currency} />
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-ink-soft">An example. Each researcher sets their own price, in your currency.</p>
    </div>
  )
}
