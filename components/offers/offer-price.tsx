import { NoFindPrice } from '#components/offers/no-find-price.tsx'
import { Money } from '#components/ui/money.tsx'
import type { OfferView } from '#lib/offers/schema.ts'

type Props = {
  offer: Pick<OfferView, 'totalAmount' | 'amount' | 'platformFee' | 'noFindTotalAmount' | 'currency' | 'researcherName'>
  size?: 'lg' | 'md'
}

/** All that there is to pay, then what it is made of. */
export function OfferPrice({
  offer: { totalAmount, amount, platformFee, noFindTotalAmount, currency, researcherName },
  size = 'lg',
}: Props) {
  return (
    <div>
      <p className={size === 'lg' ? 'font-serif text-3xl leading-tight' : 'font-serif text-2xl leading-tight'}>
        <Money amount={totalAmount} currency={currency} />{' '}
        <span className="font-sans text-sm text-ink-soft">all in</span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        <Money amount={amount} currency={currency} /> for {researcherName} +{' '}
        <Money amount={platformFee} currency={currency} /> Callslip’s fee
      </p>
      {totalAmount > 0 && (
        <p className="mt-1 text-sm">
          <NoFindPrice offer={{ totalAmount, noFindTotalAmount, currency }} />
        </p>
      )}
    </div>
  )
}
