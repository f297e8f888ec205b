import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import type { Offer } from '#lib/generated/prisma/client.ts'
import { confirmedEvent } from '#lib/offers/confirm-offer.ts'
import { lockOwnOffer, notActive } from '#lib/offers/lock-own-offer.ts'
import { priceOffer, requireFutureDate } from '#lib/offers/make-offer.ts'
import { isPriceOutdated, priceNow } from '#lib/offers/price-now.ts'
import { requireVersion } from '#lib/changes/require-version.ts'
import { expiryOf } from '#lib/offers/runs-out.ts'
import type { OfferView, UpdateOfferInput } from '#lib/offers/schema.ts'
import { toOfferView } from '#lib/offers/view.ts'
import { awaitsConfirmation } from '#lib/orders/offer-version.ts'
import { withoutAbsent } from '#lib/view.ts'

function promise({ createdAt }: Pick<Offer, 'createdAt'>, date: string) {
  const estimatedCompletionDate = requireFutureDate(date)
  return { estimatedCompletionDate, expiresAt: expiryOf(createdAt, estimatedCompletionDate) }
}

/** Changes an active offer; members left out stay as they are. It is for the order as it reads now, as a new one would be. */
export async function updateOffer(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  offerId: string,
  input: UpdateOfferInput,
): Promise<OfferView> {
  const { order, offer } = await lockOwnOffer(tx, actor, orderId, offerId)
  if (offer.status !== 'ACTIVE') throw notActive(offer.status)
  requireVersion(order, input)
  const { amount, currency, noFindAmount } = input
  const repriced = amount !== undefined || currency !== undefined || noFindAmount !== undefined
  const row = await tx.offer.update({
    where: { id: offerId },
    data: {
      ...(repriced || isPriceOutdated(order, offer)
        ? priceOffer(order, { ...priceNow(order, offer), ...withoutAbsent({ amount, currency, noFindAmount }) })
        : {}),
      ...(input.message === undefined ? {} : { message: input.message }),
      ...(input.estimatedCompletionDate === undefined ? {} : promise(offer, input.estimatedCompletionDate)),
      orderVersion: order.version,
      updatedAt: new Date(),
    },
  })
  await recordEvents(tx, actor, orderId, [
    { type: 'offer.updated', payload: { id: offerId } },
    ...(awaitsConfirmation(offer, order) ? [confirmedEvent(offerId)] : []),
  ])
  return toOfferView({ ...row, researcher: { name: actor.name } }, order)
}
