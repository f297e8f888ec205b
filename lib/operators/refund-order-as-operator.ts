import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { audit } from '#lib/operators/audit.ts'
import { findReturned, isLarge, requireSecond } from '#lib/operators/second-operator.ts'
import { refundOrder, type RefundRequest } from '#lib/payments/refund-order.ts'

/** Gives money back. A large amount wants two operators; where they refuse, the transaction takes the refund back too. */
export async function refundOrderAsOperator(tx: Tx, actor: OperatorActor, orderId: string, request: RefundRequest) {
  const refund = await refundOrder(tx, actor, orderId, request)
  const { refundedMinor, currency } = await tx.payment.findUniqueOrThrow({ where: { id: refund.paymentId } })
  const large = isLarge(currency, await findReturned(tx, { orderId }))
  const doer = large ? await requireSecond(tx, actor, 'order.refund') : actor
  await audit(tx, doer, {
    action: 'order.refund',
    targetType: 'order',
    targetId: orderId,
    reason: request.reason,
    before: { paymentId: refund.paymentId, refundedMinor },
    after: { ...refund, currency },
  })
  return refund
}
