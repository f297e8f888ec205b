import { getDb } from '#lib/db.ts'
import { getProvider, isRefusal } from '#lib/payments/provider.ts'
import { refreshPayment } from '#lib/payments/refresh-payment.ts'

/**
 * Takes the money that was held, once work has started. The order has moved on already; should the hold have lapsed in
 * between, the present state of the intent says so and the order goes back to waiting for a payment.
 */
export async function capturePayment(paymentId: string): Promise<void> {
  const payment = await getDb().payment.findUnique({
    where: { id: paymentId },
    include: { order: { select: { status: true } } },
  })
  if (payment?.status !== 'authorized' || payment.paymentIntentId === null) return
  if (!['in_progress', 'delivered', 'completed'].includes(payment.order.status)) return
  const { paymentIntentId } = payment
  let refusal: unknown
  try {
    // No key: a fault of the provider's own would be repeated under it for a day, and what is captured can't be captured twice.
    await getProvider(payment.environment).stripe.paymentIntents.capture(paymentIntentId)
  } catch (error) {
    if (!isRefusal(error)) throw error
    refusal = error
  }
  const { payment: kept } = await refreshPayment(payment, paymentIntentId)
  if (refusal !== undefined && kept.status === 'authorized') throw refusal
}
