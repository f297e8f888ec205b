import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { netAfter, requireBearable } from '#lib/payments/bear-refund.ts'
import { findRefundable, requireRefundable } from '#lib/payments/begin-refund.ts'
import type { RefundRequest } from '#lib/payments/refund-order.ts'

/** Minor units: what each has once it has arrived, and what of the researcher's is taken back from them. */
export type RefundEffect = {
  currency: string
  amountMinor: number
  returnedMinor: number
  shareMinor: number
  feeMinor: number
  fromShareMinor: number
  fromFeeMinor: number
  takenBackMinor: number
}

/** What a refund would do, by the same functions that settle it. Throws what beginning it would. */
export async function previewRefund(
  tx: Tx,
  actor: Actor,
  orderId: string,
  { paymentId, amountMinor: asked, bearer = 'both' }: Omit<RefundRequest, 'reason'>,
): Promise<RefundEffect> {
  const order = await getOrderRow(tx, actor, orderId)
  const { payment, amountMinor } = requireRefundable(await findRefundable(tx, orderId, paymentId), asked)
  requireBearable(order, payment, amountMinor, bearer)
  const before = netAfter(order, payment)
  const after = netAfter(order, payment, [{ amountMinor, bearer, status: 'pending' }])
  return {
    currency: payment.currency,
    amountMinor,
    returnedMinor: after.returnedMinor,
    shareMinor: after.shareMinor,
    feeMinor: after.feeMinor,
    fromShareMinor: before.shareMinor - after.shareMinor,
    fromFeeMinor: before.feeMinor - after.feeMinor,
    takenBackMinor: Math.max(0, payment.shareSentMinor - after.shareDueMinor),
  }
}
