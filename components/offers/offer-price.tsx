import { NoFindPrice } from '#components/offers/no-find-price.tsx'
import { Money } from '#components/ui/money.tsx'
import type { OfferView } from '#lib/offers/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/offers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  offer: Pick<OfferView, 'totalAmount' | 'amount' | 'platformFee' | 'totalNoFindAmount' | 'currency' | 'researcherName'>
  size?: 'lg' | 'md'
}

/** All that there is to pay, then what it is made of. */
export function OfferPrice({
  offer: { totalAmount, amount, platformFee, totalNoFindAmount, currency, researcherName },
  size = 'lg',
}: Props) {
  return (
    <div>
      <p className={size === 'lg' ? 'font-serif text-3xl leading-tight' : 'font-serif text-2xl leading-tight'}>
        <Money amount={totalAmount} currency={currency} />{' '}
        <span className="font-sans text-sm text-ink-soft">{t('allIn')}</span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {rich(t, 'forCallslipsFee', {
          money: <Money amount={amount} currency={currency} />,
          researcherName,
          money2: <Money amount={platformFee} currency={currency} />,
        })}
      </p>
      {totalAmount > 0 && (
        <p className="mt-1 text-sm">
          <NoFindPrice offer={{ totalAmount, totalNoFindAmount, currency }} />
        </p>
      )}
    </div>
  )
}
