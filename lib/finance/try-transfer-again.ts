import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import type { TriedView } from '#lib/finance/schema.ts'
import { audit } from '#lib/operators/audit.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { planSettling } from '#lib/payments/plan-settling.ts'

/** Moves a share again that the provider refused to move, at once instead of with the next day's try. */
export async function tryTransferAgain(tx: Tx, actor: OperatorActor, movementId: string): Promise<TriedView> {
  const { environment } = actor
  const found = await tx.shareMovement.findFirst({
    where: { id: movementId, payment: { environment } },
    include: { payment: true },
  })
  if (!found) throw notFound()
  await lockOrder(tx, actor, found.payment.orderId)
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: found.paymentId } })
  const { orderId, currency, shareDueMinor, shareSentMinor, shareRefusal } = payment
  if (shareDueMinor === shareSentMinor)
    throw new ApiError('order_state_conflict', 'Nothing is owed any more: the share is where it is due.')
  await planSettling(tx, payment)
  const amountMinor = shareDueMinor - shareSentMinor
  await audit(tx, actor, {
    action: 'payment.retry_transfer',
    targetType: 'order',
    targetId: orderId,
    before: { movementId, refusal: shareRefusal },
    after: { paymentId: payment.id, amountMinor: Math.abs(amountMinor), currency },
  })
  return { orderId, amountMinor, currency }
}
