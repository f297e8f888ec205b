import type { MakeOfferInput, OfferView, UpdateOfferInput } from '#lib/offers/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

/**
 * The price without a find, as it was typed; left empty, it is the full one also where it was less before. Where it was none of its own
 * nothing is said of it: it follows the price, but for what another page has made of it since.
 */
export const noFindOf = (typed: number | undefined, full: number | undefined, was: OfferView | undefined) =>
  typed ?? (was && was.noFindAmount < was.amount ? full : undefined)

/** What was typed over an offer as it was then, and nothing else: what was changed of it on another page since stays so. */
export function changesOfOffer(was: OfferView, typed: MakeOfferInput): UpdateOfferInput {
  const { amount, currency, noFindAmount, message, estimatedCompletionDate, orderVersion } = typed
  return withoutAbsent({
    // Which order it was read for is always said.
    orderVersion,
    ...(amount === was.amount ? {} : { amount, currency }),
    ...(noFindAmount === was.noFindAmount ? {} : { noFindAmount }),
    ...(message === was.message ? {} : { message }),
    ...(estimatedCompletionDate === was.estimatedCompletionDate ? {} : { estimatedCompletionDate }),
  })
}
