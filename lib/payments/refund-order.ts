import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { getCurrency } from '#lib/money.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { beginRefund, findRefundable } from '#lib/payments/begin-refund.ts'

export type RefundRequest = { amountMinor?: number | undefined; reason: string }

/** Begins a refund of part or all of what is left of an order's charge. Throws 409 where nothing, or less, is left. */
export async function refundOrder(tx: Tx, actor: Actor, orderId: string, { amountMinor, reason }: RefundRequest) {
  await lockOrder(tx, actor, orderId)
  const found = await findRefundable(tx, orderId)
  if (!found || found.leftMinor <= 0)
    throw new ApiError('payment_not_refundable', 'No charge of this order is left to refund.')
  const amount = amountMinor ?? found.leftMinor
  const { step, code } = getCurrency(found.payment.currency)
  if (amount > found.leftMinor || amount % step !== 0) {
    const message =
      amount > found.leftMinor
        ? `must not exceed the ${found.leftMinor} that are left`
        : `${code} moves in steps of ${step} minor units`
    throw new ApiError('invalid_request', `amountMinor: ${message}`, { details: [{ field: 'amountMinor', message }] })
  }
  return beginRefund(tx, found.payment, amount, reason)
}
