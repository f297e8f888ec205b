import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import type { Offer } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { lockOwnOffer, notActive } from '#lib/offers/lock-own-offer.ts'
import { priceOffer, requireFutureDate } from '#lib/offers/make-offer.ts'
import type { OfferView, UpdateOfferInput } from '#lib/offers/schema.ts'
import { toOfferView } from '#lib/offers/view.ts'
import { withoutAbsent } from '#lib/view.ts'

const asItStands = ({ amountMinor, noFindAmountMinor, currency }: Offer) => ({
  amount: toMajor(amountMinor, getCurrency(currency)),
  // Where nothing is agreed for it, it follows the amount.
  ...(noFindAmountMinor === null ? {} : { noFindAmount: toMajor(noFindAmountMinor, getCurrency(currency)) }),
})

/** Changes an active offer; members left out stay as they are. */
export async function updateOffer(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  offerId: string,
  input: UpdateOfferInput,
): Promise<OfferView> {
  const { order, offer } = await lockOwnOffer(tx, actor, orderId, offerId)
  if (offer.status !== 'ACTIVE') throw notActive(offer.status)
  const { amount, currency, noFindAmount } = input
  const repriced = amount !== undefined || currency !== undefined || noFindAmount !== undefined
  const row = await tx.offer.update({
    where: { id: offerId },
    data: {
      ...(repriced
        ? priceOffer(order, { ...asItStands(offer), ...withoutAbsent({ amount, currency, noFindAmount }) })
        : {}),
      ...(input.message === undefined ? {} : { message: input.message }),
      ...(input.estimatedCompletionDate === undefined
        ? {}
        : { estimatedCompletionDate: requireFutureDate(input.estimatedCompletionDate) }),
      updatedAt: new Date(),
    },
  })
  await recordEvents(tx, actor, orderId, [{ type: 'offer.updated', payload: { id: offerId } }])
  return toOfferView({ ...row, researcher: { name: actor.name } })
}
