import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { toOrderView } from '#lib/orders/view.ts'
import { findEndingHold } from '#lib/orders/find-ending-hold.ts'

export async function getOrder(tx: Tx, actor: Actor, orderId: string): Promise<OrderView> {
  const order = await getOrderRow(tx, actor, orderId)
  return toOrderView(order, order.status === 'confirmed' ? { holdExpiresAt: await findEndingHold(tx, orderId) } : {})
}
