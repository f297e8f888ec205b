import type { MakeOfferInput, OfferView, UpdateOfferInput } from '#lib/offers/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

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
