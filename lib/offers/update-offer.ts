import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { priceOffer, requireFutureDate } from '#lib/offers/make-offer.ts'
import type { OfferView, UpdateOfferInput } from '#lib/offers/schema.ts'
import { toOfferView } from '#lib/offers/view.ts'
import { lockOrder } from '#lib/orders/order-row.ts'

/** A researcher's own offer while it can still change; 404 for another's. Takes the order's lock. */
async function lockOwnOffer(tx: Tx, actor: ResearcherActor, orderId: string, offerId: string) {
  const order = await lockOrder(tx, actor, orderId)
  const offer = await tx.offer.findFirst({ where: { id: offerId, orderId, researcherId: actor.id } })
  if (!offer) throw notFound()
  return { order, offer }
}

const notActive = (status: string) =>
  new ApiError('offer_not_active', `The offer is ${status.toLowerCase()} and can't be changed.`)

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

/** Takes an active offer back. A selected one can't be: the customer may be paying at this moment. */
export async function retractOffer(tx: Tx, actor: ResearcherActor, orderId: string, offerId: string) {
  const { offer } = await lockOwnOffer(tx, actor, orderId, offerId)
  if (offer.status !== 'RETRACTED') {
    if (offer.status !== 'ACTIVE') throw notActive(offer.status)
    await tx.offer.update({ where: { id: offerId }, data: { status: 'RETRACTED', updatedAt: new Date() } })
    await recordEvents(tx, actor, orderId, [{ type: 'offer.retracted', payload: { id: offerId, status: 'retracted' } }])
  }
  return { id: offerId, status: 'retracted' as const }
}
