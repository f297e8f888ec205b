import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { lockOwnOffer, notActive } from '#lib/offers/lock-own-offer.ts'

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
