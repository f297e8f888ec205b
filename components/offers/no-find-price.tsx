import { Money } from '#components/ui/money.tsx'
import type { OfferView } from '#lib/offers/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/offers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { offer: Pick<OfferView, 'totalAmount' | 'totalNoFindAmount' | 'currency'> }

/** What the search costs where nothing is found, to follow a price: also that it is the same, for nobody expects it. */
export const NoFindPrice = ({ offer: { totalAmount, totalNoFindAmount, currency } }: Props) =>
  totalNoFindAmount < totalAmount
    ? rich(t, 'ifNothingIsFound', { money: <Money amount={totalNoFindAmount} currency={currency} /> })
    : t('theSameIfNothingIs')
