import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { audit } from '#lib/operators/audit.ts'
import { cancelOrder } from '#lib/orders/cancel-order.ts'
import { openOrder } from '#lib/orders/open-order.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { toOrderView } from '#lib/orders/view.ts'
import { refundOrder, type RefundRequest } from '#lib/payments/refund-payment.ts'

export async function openOrderAsOperator(tx: Tx, actor: OperatorActor, orderId: string): Promise<OrderView> {
  const { status } = await lockOrder(tx, actor, orderId)
  const order = await openOrder(tx, actor, orderId)
  await audit(tx, actor, { action: 'order.open', targetType: 'order', targetId: orderId, before: { status }, after: { status: order.status } })
  return toOrderView(order)
}

export async function cancelOrderAsOperator(tx: Tx, actor: OperatorActor, orderId: string, reason: string): Promise<OrderView> {
  const { status } = await lockOrder(tx, actor, orderId)
  const order = await cancelOrder(tx, actor, orderId, reason)
  await audit(tx, actor, { action: 'order.cancel', targetType: 'order', targetId: orderId, reason, before: { status }, after: { status: order.status } })
  return toOrderView(order)
}

export async function refundOrderAsOperator(tx: Tx, actor: OperatorActor, orderId: string, request: RefundRequest) {
  const refund = await refundOrder(tx, actor, orderId, request)
  await audit(tx, actor, { action: 'payment.refund', targetType: 'payment', targetId: refund.paymentId, reason: request.reason, after: refund })
  return refund
}
