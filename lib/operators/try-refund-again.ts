import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'
import { findReturned, isLarge, requireSecond } from '#lib/operators/second-operator.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { beginRefund, findRefundable } from '#lib/payments/begin-refund.ts'
import { hasFailed, isUnderway } from '#lib/payments/share.ts'

const conflict = (message: string) => new ApiError('payment_not_refundable', message)

/** A refund that failed and can be tried again, with its charge, under its order's lock. Throws 404, or 409 with what is so by now. */
export async function requireRetriable(tx: Tx, actor: OperatorActor, refundId: string) {
  const { environment } = actor
  const found = await tx.refund.findFirst({
    where: { id: refundId, payment: { environment } },
    include: { payment: true },
  })
  if (!found) throw notFound()
  const order = await lockOrder(tx, actor, found.payment.orderId)
  const refunds = await tx.refund.findMany({ where: { paymentId: found.paymentId } })
  const failed = refunds.find(({ id }) => id === refundId)
  if (!failed || !hasFailed(failed) || failed.answeredAt !== null)
    throw conflict('This refund has not failed, or was taken up again already.')
  if (refunds.some(isUnderway))
    throw conflict('Another refund of this charge is under way. Wait for what becomes of it.')
  const refundable = await findRefundable(tx, order.id, failed.paymentId)
  const left = refundable?.leftMinor ?? 0
  if (!refundable || left < failed.amountMinor)
    throw conflict(`${left} minor units are left to refund. Decide on the order's page what is still to go back.`)
  return { order, failed, payment: refundable.payment }
}

/**
 * Takes a refund that failed up again, at once and as a new one of the same amount. As with any refund, a large one wants two
 * operators: what failed may have been decided by a program, or at the provider.
 */
export async function tryRefundAgain(
  tx: Tx,
  actor: OperatorActor,
  refundId: string,
): Promise<{ orderId: string; amountMinor: number; currency: string }> {
  const { order, failed, payment } = await requireRetriable(tx, actor, refundId)
  const { id: orderId } = order
  const begun = await beginRefund(tx, payment, failed.amountMinor, failed.reason, { retried: failed })
  const { currency } = payment
  const isMuch = isLarge(currency, await findReturned(tx, { orderId }))
  const doer = isMuch ? await requireSecond(tx, actor, 'order.refund') : actor
  await audit(tx, doer, {
    action: 'payment.retry_refund',
    targetType: 'order',
    targetId: orderId,
    before: { refundId, failure: failed.failure },
    after: { ...begun, currency },
  })
  return { orderId, amountMinor: failed.amountMinor, currency }
}
