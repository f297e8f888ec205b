import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { lockOwnOffer, notActive } from '#lib/offers/lock-own-offer.ts'
import { priceOffer, requireFutureDate } from '#lib/offers/make-offer.ts'
import type { OfferView, UpdateOfferInput } from '#lib/offers/schema.ts'
import { toOfferView } from '#lib/offers/view.ts'

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
  const repriced = input.amount !== undefined || input.currency !== undefined
  const row = await tx.offer.update({
    where: { id: offerId },
    data: {
      ...(repriced ? priceOffer(order, input) : {}),
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
