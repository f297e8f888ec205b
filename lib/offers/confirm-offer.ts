import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents, type NewEvent } from '#lib/events/record-events.ts'
import { lockOwnOffer, notActive } from '#lib/offers/lock-own-offer.ts'
import { priceOffer } from '#lib/offers/make-offer.ts'
import { isPriceOutdated, priceNow } from '#lib/offers/price-now.ts'
import { requireVersion } from '#lib/changes/require-version.ts'
import { hasRunOut } from '#lib/offers/runs-out.ts'
import type { ConfirmOfferInput, OfferView } from '#lib/offers/schema.ts'
import { toOfferView } from '#lib/offers/view.ts'
import { awaitsConfirmation } from '#lib/orders/offer-version.ts'

export const confirmedEvent = (id: string): NewEvent => ({
  type: 'offer.confirmed',
  payload: { id, status: 'active' },
})

/**
 * The researcher stands by an offer that was made before the order was changed; where the price is fixed, at the price that
 * it has now. One that is up to date is answered as it is.
 */
export async function confirmOffer(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  offerId: string,
  seen: ConfirmOfferInput = {},
): Promise<OfferView> {
  const { order, offer } = await lockOwnOffer(tx, actor, orderId, offerId)
  if (offer.status !== 'ACTIVE') throw notActive(offer.status)
  if (hasRunOut(offer)) throw notActive('expired')
  requireVersion(order, seen)
  const researcher = { name: actor.name }
  if (!awaitsConfirmation(offer, order)) return toOfferView({ ...offer, researcher }, order)
  const row = await tx.offer.update({
    where: { id: offerId },
    data: {
      ...(isPriceOutdated(order, offer) ? priceOffer(order, priceNow(order, offer)) : {}),
      orderVersion: order.version,
      updatedAt: new Date(),
    },
  })
  await recordEvents(tx, actor, orderId, [confirmedEvent(offerId)])
  return toOfferView({ ...row, researcher }, order)
}
