import type { Payment } from '#lib/generated/prisma/client.ts'
import { isUnknownCustomer } from '#lib/payments/ensure-customer.ts'
import { ensureIntent } from '#lib/payments/intent.ts'
import { storeIntent } from '#lib/payments/store-intent.ts'
import { isRefusal, isRepeated } from '#lib/payments/provider.ts'
import { withLockedPayment } from '#lib/payments/with-locked-payment.ts'

/**
 * A payment's intent at the provider, made now if a crash came between the row and the call, and stored with its event.
 * Undefined where the provider refuses to make it, or repeats a fault of its own: then there is none, and the payment has ended.
 */
export async function completeIntent(payment: Payment): Promise<string | undefined> {
  if (payment.paymentIntentId !== null) return payment.paymentIntentId
  try {
    const intent = await ensureIntent(payment)
    await withLockedPayment(payment, (tx, _order, current) => storeIntent(tx, current, intent))
    return intent.id
  } catch (error) {
    if (!isRefusal(error) && !isRepeated(error)) throw error
    await endUnmade(payment, error)
    return undefined
  }
}

/**
 * Ends a payment that the provider did not begin; whoever initiates the next gets a new row, and with it a new key, and a new
 * customer where it was the customer that the provider doesn't know.
 */
export const endUnmade = (payment: Payment, error: Error) =>
  withLockedPayment(payment, async (tx, _order, current) => {
    if (current.paymentIntentId !== null) return
    const { id, customerId } = current
    const ended = { status: 'canceled', settledAt: new Date(), failureMessage: error.message } as const
    await tx.payment.update({ where: { id }, data: { ...ended, updatedAt: new Date() } })
    if (customerId !== null && isUnknownCustomer(error)) await tx.providerCustomer.deleteMany({ where: { customerId } })
  })
