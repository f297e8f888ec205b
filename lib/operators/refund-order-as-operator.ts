import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { audit } from '#lib/operators/audit.ts'
import { refundOrder, type RefundRequest } from '#lib/payments/refund-order.ts'

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
