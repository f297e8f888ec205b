import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { addMessage, requireOpenForMessages } from '#lib/messages/add-message.ts'
import type { PostMessageInput } from '#lib/messages/schema.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'

/** Whom a customer's message reaches: the selected offer's researcher, else the one named, else (null) all with an offer. */
async function getRecipient(tx: Tx, order: OrderRow, researcherId: string | undefined): Promise<string | null> {
  if (order.selectedOfferId !== null) {
    const selected = await tx.offer.findUniqueOrThrow({
      where: { id: order.selectedOfferId },
      select: { researcherId: true },
    })
    if (researcherId !== undefined && researcherId !== selected.researcherId) {
      throw invalid('researcherId', 'must be the researcher of the selected offer; leave it out')
    }
    return selected.researcherId
  }
  if (researcherId === undefined) return null
  const offer = await tx.offer.findFirst({ where: { orderId: order.id, researcherId }, select: { id: true } })
  if (!offer) throw invalid('researcherId', 'must be a researcher who made an offer on this order')
  return researcherId
}

/** The customer writes to the other side. Throws 409 `order_closed` once the order is withdrawn or cancelled. */
export async function postMessage(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  { researcherId, ...message }: PostMessageInput,
): Promise<{ id: string }> {
  const order = await lockOrder(tx, actor, orderId)
  requireOpenForMessages(order)
  return addMessage(tx, actor, order, { ...message, researcherId: await getRecipient(tx, order, researcherId) })
}
