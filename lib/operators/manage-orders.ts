import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'
import type { CancelOrderInput } from '#lib/operators/schema.ts'
import { cancelOrder } from '#lib/orders/cancel-order.ts'
import { openOrder } from '#lib/orders/open-order.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { toOrderView } from '#lib/orders/view.ts'
import { previewEnd, type MoneyEffect } from '#lib/payments/preview-end.ts'
import { refundOrder, type RefundRequest } from '#lib/payments/refund-payment.ts'

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

/** Cancels with the money effect that the operator was shown, or not at all. */
export async function cancelOrderAsOperator(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  { reason, expectedEffect }: CancelOrderInput,
): Promise<OrderView> {
  const { status } = await lockOrder(tx, actor, orderId)
  const effect = await previewEnd(tx, orderId)
  if (expectedEffect && status !== 'cancelled' && !isSame(effect, expectedEffect)) {
    throw new ApiError(
      'order_state_conflict',
      'The payment has moved since you looked. See what cancelling does now and decide again.',
      { members: { status } },
    )
  }
  const order = await cancelOrder(tx, actor, orderId, reason)
  await audit(tx, actor, {
    action: 'order.cancel',
    targetType: 'order',
    targetId: orderId,
    reason,
    before: { status },
    after: { status: order.status, ...(status === 'cancelled' ? {} : { money: effect }) },
  })
  return toOrderView(order)
}

const isSame = (effect: MoneyEffect, expected: NonNullable<CancelOrderInput['expectedEffect']>) =>
  effect.kind === expected.kind && (effect.kind === 'nothing' || effect.amountMinor === expected.amountMinor)

export async function refundOrderAsOperator(tx: Tx, actor: OperatorActor, orderId: string, request: RefundRequest) {
  const refund = await refundOrder(tx, actor, orderId, request)
  const { refundedMinor } = await tx.payment.findUniqueOrThrow({
    where: { id: refund.paymentId },
    select: { refundedMinor: true },
  })
  await audit(tx, actor, {
    action: 'order.refund',
    targetType: 'order',
    targetId: orderId,
    reason: request.reason,
    before: { paymentId: refund.paymentId, refundedMinor },
    after: refund,
  })
  return refund
}
