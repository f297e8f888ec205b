import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { audit } from '#lib/operators/audit.ts'
import { openOrder } from '#lib/orders/open-order.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { toOrderView } from '#lib/orders/view.ts'

export async function openOrderAsOperator(tx: Tx, actor: OperatorActor, orderId: string): Promise<OrderView> {
  const { status } = await lockOrder(tx, actor, orderId)
  const order = await openOrder(tx, actor, orderId)
  await audit(tx, actor, {
    action: 'order.open',
    targetType: 'order',
    targetId: orderId,
    before: { status },
    after: { status: order.status },
  })
  return toOrderView(order)
}
