import { Money } from '#components/ui/money.tsx'
import type { OfferView } from '#lib/offers/schema.ts'

type Props = { offer: Pick<OfferView, 'totalAmount' | 'noFindTotalAmount' | 'currency'> }

/** What the search costs where nothing is found, to follow a price: also that it is the same, for nobody expects it. */
export const NoFindPrice = ({ offer: { totalAmount, noFindTotalAmount, currency } }: Props) =>
  noFindTotalAmount < totalAmount ? (
    <>
      <Money amount={noFindTotalAmount} currency={currency} /> if nothing is found
    </>
  ) : (
    'The same if nothing is found'
  )
