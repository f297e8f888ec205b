import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { noteMessage } from '#lib/inbox/note-message.ts'
import { requireOpenForMessages } from '#lib/messages/add-message.ts'
import { addCallslipMessage } from '#lib/messages/add-callslip-message.ts'
import type { WriteAsCallslipInput } from '#lib/messages/schema.ts'
import { planNotice } from '#lib/notices/plan-notice.ts'
import { audit } from '#lib/operators/audit.ts'
import { lockOrder } from '#lib/orders/order-row.ts'

/** Writes to both sides, or to one alone, in Callslip's name. Throws 409 `order_closed` once the order is withdrawn or cancelled. */
export async function writeAsCallslip(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  input: WriteAsCallslipInput,
): Promise<{ id: string }> {
  const order = await lockOrder(tx, actor, orderId)
  requireOpenForMessages(order)
  const message = await addCallslipMessage(tx, order, input)
  // What both read reaches inboxes by its event, and so does the customer's mail.
  if (input.to === 'researcher') await noteMessage(tx, order, message.id)
  if (input.to !== 'customer')
    await planNotice(tx, 'callslip_message', { environment: order.environment, orderId, aboutId: message.id })
  const after = { messageId: message.id, to: input.to }
  await audit(tx, actor, { action: 'order.write', targetType: 'order', targetId: orderId, after })
  return message
}
