import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import type { PaymentSnapshot } from '#lib/payments/schema.ts'

export async function getPayment(
  tx: Tx,
  actor: Actor,
  orderId: string,
  paymentIntentId: string,
): Promise<PaymentSnapshot> {
  await getOrderRow(tx, actor, orderId)
  const payment = await tx.payment.findFirst({ where: { orderId, paymentIntentId } })
  if (!payment) throw notFound()
  return {
    orderId,
    payment: {
      status: payment.status,
      paymentIntentId,
      amount: payment.amountMinor,
      currency: payment.currency,
      platformFee: payment.platformFeeMinor,
      transferAmount: payment.transferAmountMinor,
      ...(payment.refundedMinor > 0 ? { refundedAmount: payment.refundedMinor } : {}),
    },
  }
}
