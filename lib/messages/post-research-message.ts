import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { addMessage, requireOpenForMessages } from '#lib/messages/add-message.ts'
import type { PostResearchMessageInput } from '#lib/messages/schema.ts'
import { lockOrder } from '#lib/orders/order-row.ts'

/**
 * A researcher, or a robot in the sandbox, writes to the customer. Who may is who may see the order: it is open, or has an
 * offer of theirs that stands. Throws 409 `order_closed` once the order is withdrawn or cancelled.
 */
export async function postResearchMessage(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  message: PostResearchMessageInput,
): Promise<{ id: string }> {
  const order = await lockOrder(tx, actor, orderId)
  requireOpenForMessages(order)
  return addMessage(tx, actor, order, { ...message, researcherId: actor.id })
}
