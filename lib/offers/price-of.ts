import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'

/** What the customer pays for it in the end, fee included: where nothing was found, what was agreed for that. */
export const priceOf = (
  { totalAmount, totalNoFindAmount }: Pick<OfferView, 'totalAmount' | 'totalNoFindAmount'>,
  outcome: OrderView['order']['outcome'],
): number => (outcome === 'not_found' ? totalNoFindAmount : totalAmount)
