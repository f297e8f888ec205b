import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { addMessage, requireOpenForMessages } from '#lib/messages/add-message.ts'
import { lockOrder } from '#lib/orders/order-row.ts'

/**
 * A researcher, or a robot in the sandbox, writes to the customer. Who may is who may see the order: it is open, or has an
 * offer of theirs that stands. Throws 409 `order_closed` once the order is withdrawn or cancelled.
 */
export async function postResearchMessage(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  { content }: { content: string },
): Promise<{ id: string }> {
  requireOpenForMessages(await lockOrder(tx, actor, orderId))
  return addMessage(tx, actor, orderId, { content, researcherId: actor.id })
}
