import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { RefundBearer } from '#lib/generated/prisma/client.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { requireBearable } from '#lib/payments/bear-refund.ts'
import { beginRefund, findRefundable, requireRefundable } from '#lib/payments/begin-refund.ts'

export type RefundRequest = {
  paymentId?: string | undefined
  amountMinor?: number | undefined
  bearer?: RefundBearer | undefined
  reason: string
}

/** Begins a refund of part or all of what is left of a charge of an order: of the newest where none is named. Throws 409 where nothing, or less, is left. */
export async function refundOrder(
  tx: Tx,
  actor: Actor,
  orderId: string,
  { paymentId, amountMinor, bearer = 'both', reason }: RefundRequest,
) {
  const order = await lockOrder(tx, actor, orderId)
  const { payment, amountMinor: amount } = requireRefundable(await findRefundable(tx, orderId, paymentId), amountMinor)
  requireBearable(order, payment, amount, bearer)
  return beginRefund(tx, payment, amount, reason, { bearer })
}
