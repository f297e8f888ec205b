import type { OfferView, ResearcherRecord } from '#lib/offers/schema.ts'

export const offerSorts = ['price', 'date', 'record'] as const
export type OfferSort = (typeof offerSorts)[number]

/**
 * How much of what a researcher promised came true, between 0 and 1. Two imagined orders, one good and one not, are
 * counted along, so that one lucky order doesn't stand above fifty good ones and a newcomer stands in the middle.
 */
export const scoreOf = ({ delivered, onTime, found }: ResearcherRecord = { delivered: 0, onTime: 0, found: 0 }) =>
  (onTime + found + 2) / (2 * delivered + 4)

const compare: Record<OfferSort, (a: OfferView, b: OfferView) => number> = {
  price: (a, b) => a.totalAmount - b.totalAmount,
  date: (a, b) => a.estimatedCompletionDate.localeCompare(b.estimatedCompletionDate),
  record: (a, b) => scoreOf(b.researcherRecord) - scoreOf(a.researcherRecord),
}

/** Best first. What is equal in one respect is ordered by the others, and the end is always the same for the same offers. */
export const sortOffers = (offers: readonly OfferView[], by: OfferSort): OfferView[] =>
  offers.toSorted((a, b) => compare[by](a, b) || compare.price(a, b) || compare.date(a, b) || a.id.localeCompare(b.id))
