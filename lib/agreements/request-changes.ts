import type { CustomerActor } from '#lib/actor.ts'
import { addCause } from '#lib/cases/add-cause.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { postMessage } from '#lib/messages/post-message.ts'
import { moveOrder } from '#lib/orders/move-order.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { catalogue } from '#lib/words/en/cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Sends a delivery back to the researcher. The order stays delivered, so its documents stay where they are. */
export async function requestChanges(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  message: string,
): Promise<OrderRow> {
  const order = await lockOrder(tx, actor, orderId)
  const sentBack = await moveOrder(tx, order, 'request_changes', { reviewState: 'changes_requested' })
  await recordEvents(tx, actor, orderId, [
    { type: 'order.changes_requested', payload: { reviewState: 'changes_requested' } },
  ])
  const about = order.deliveredAt?.toISOString() ?? orderId
  await addCause(tx, actor, sentBack, { origin: 'change_request', about, content: t('theCustomerAskedForChanges') })
  await postMessage(tx, actor, orderId, { content: message })
  return sentBack
}
