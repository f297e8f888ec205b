import { getDb } from '#lib/db.ts'
import { completeIntent } from '#lib/payments/complete-intent.ts'
import { refreshPayment } from '#lib/payments/refresh-payment.ts'
import { isUnpaid } from '#lib/payments/state.ts'

/** Brings a payment to where the provider says it is; the job behind the provider's events, the completer and the sweeps. */
export async function syncPayment(paymentId: string, options: { disputes?: boolean | undefined } = {}): Promise<void> {
  const payment = await getDb().payment.findUnique({ where: { id: paymentId } })
  if (!payment || (payment.paymentIntentId === null && !isUnpaid(payment.status))) return
  const intentId = await completeIntent(payment)
  if (intentId !== undefined) await refreshPayment(payment, intentId, { disputes: options.disputes ?? false })
}
