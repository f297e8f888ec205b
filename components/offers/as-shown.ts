import type { OfferView, SelectOfferInput } from '#lib/offers/schema.ts'

/**
 * What is agreed to is what was on the page, whatever has become of the offer since, or of how its customer pays.
 * @param binds whether it was said that choosing it is the order; else a payment comes first, or nothing is chosen
 */
export const asShown = ({ amount, noFindAmount }: OfferView, binds: boolean): SelectOfferInput => ({
  expectedAmount: amount,
  expectedNoFindAmount: noFindAmount,
  ...(binds ? {} : { expectedPaymentRequired: true }),
})
