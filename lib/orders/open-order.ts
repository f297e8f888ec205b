import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { moveOrder } from '#lib/orders/move-order.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'

/** Opens a submitted order for offers. Opening an open one changes nothing. */
export async function openOrder(tx: Tx, actor: Actor, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, actor, orderId)
  if (order.status === 'open') return order
  const opened = await moveOrder(tx, order, 'open', { openedAt: new Date() })
  await recordEvents(tx, actor, orderId, [{ type: 'order.opened', payload: { status: 'open' } }])
  return opened
}
