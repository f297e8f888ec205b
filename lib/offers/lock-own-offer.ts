import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import { lockOrder } from '#lib/orders/order-row.ts'

/** A researcher's own offer while it can still change; 404 for another's. Takes the order's lock. */
export async function lockOwnOffer(tx: Tx, actor: ResearcherActor, orderId: string, offerId: string) {
  const order = await lockOrder(tx, actor, orderId)
  const offer = await tx.offer.findFirst({ where: { id: offerId, orderId, researcherId: actor.id } })
  if (!offer) throw notFound()
  return { order, offer }
}

export const notActive = (status: string) =>
  new ApiError('offer_not_active', `The offer is ${status.toLowerCase()} and can't be changed.`)
