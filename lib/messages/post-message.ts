import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { addMessage, requireOpenForMessages } from '#lib/messages/add-message.ts'
import { getRecipient } from '#lib/messages/get-recipient.ts'
import type { PostMessageInput } from '#lib/messages/schema.ts'
import { lockOrder } from '#lib/orders/order-row.ts'

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
