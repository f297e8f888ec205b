import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'
import type { CancelOrderInput } from '#lib/operators/schema.ts'
import { findReturned, isLarge, requireSecond } from '#lib/operators/second-operator.ts'
import { cancelOrder } from '#lib/agreements/cancel-order.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { toOrderView } from '#lib/orders/view.ts'
import { type MoneyEffect, previewEnd } from '#lib/payments/preview-end.ts'

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
  // With what has gone back before: a cancellation is no way around the limit.
  const large =
    status !== 'cancelled' &&
    (effect.kind === 'refund' || effect.kind === 'bank_decides') &&
    isLarge(effect.currency, goingBack(effect) + (await findReturned(tx, { orderId })))
  const doer = large ? await requireSecond(tx, actor, 'order.cancel') : actor
  const order = await cancelOrder(tx, actor, orderId, reason)
  await audit(tx, doer, {
    action: 'order.cancel',
    targetType: 'order',
    targetId: orderId,
    reason,
    before: { status },
    after: { status: order.status, ...(status === 'cancelled' ? {} : { money: effect }) },
  })
  return toOrderView(order)
}

/** Whatever becomes of what banks decide: with what they may yet let stand. */
const goingBack = (effect: Exclude<MoneyEffect, { kind: 'nothing' }>) =>
  effect.amountMinor + (effect.kind === 'refund' ? (effect.undecidedMinor ?? 0) : 0)

const isSame = (effect: MoneyEffect, expected: NonNullable<CancelOrderInput['expectedEffect']>) =>
  effect.kind === expected.kind && (effect.kind === 'nothing' || effect.amountMinor === expected.amountMinor)
