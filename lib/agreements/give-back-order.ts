import type { ResearcherActor } from '#lib/actor.ts'
import { lockOwnWork } from '#lib/agreements/lock-own-work.ts'
import { reopenOrder } from '#lib/agreements/reopen-order.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { newId } from '#lib/ids.ts'
import { postResearchMessage } from '#lib/messages/post-research-message.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { requireTransition } from '#lib/orders/state.ts'
import { endPayment } from '#lib/payments/end-payment.ts'
import { refundRest } from '#lib/payments/refund-rest.ts'
import { alertAnew } from '#lib/researchers/alert-anew.ts'

/**
 * A researcher who was chosen gives the order back before work starts: their offer is gone, what was held is released, and the
 * order is open to everyone again. The customer reads the reason as a message. The record keeps it.
 */
export async function giveBackOrder(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  { reason }: { reason: string },
): Promise<void> {
  if (await isGivenBack(tx, actor, await lockOrder(tx, actor, orderId))) return
  requireTransition(await lockOwnWork(tx, actor, orderId), 'give_back')
  await postResearchMessage(tx, actor, orderId, { content: reason })
  const order = await lockOwnWork(tx, actor, orderId)
  const offerId = order.selectedOfferId ?? ''
  await tx.offer.update({ where: { id: offerId }, data: { status: 'RETRACTED', updatedAt: new Date() } })
  await alertAnew(tx, orderId)
  const ended = await endPayment(tx, orderId)
  await reopenOrder(tx, order, 'give_back')
  const { id: researcherId, environment } = actor
  await tx.workReturn.create({ data: { id: newId('workReturn'), orderId, researcherId, environment, offerId, reason } })
  await recordEvents(tx, actor, orderId, [
    { type: 'order.given_back', payload: { status: 'open', offerId } },
    { type: 'offer.retracted', payload: { id: offerId, status: 'retracted' } },
    ...ended,
  ])
  // Charged before work began: by somebody at the provider's dashboard.
  await refundRest(tx, orderId, 'The researcher gave the order back before work began.')
}

/** Done already, and no offer made since. */
async function isGivenBack(tx: Tx, { id: researcherId }: ResearcherActor, { id: orderId, status }: OrderRow) {
  if (status !== 'open' || (await tx.workReturn.count({ where: { orderId, researcherId } })) === 0) return false
  return (await tx.offer.count({ where: { orderId, researcherId, status: 'ACTIVE' } })) === 0
}
