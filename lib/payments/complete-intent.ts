import type { Payment } from '#lib/generated/prisma/client.ts'
import { ensureIntent } from '#lib/payments/intent.ts'
import { storeIntent } from '#lib/payments/store-intent.ts'
import { isRefusal } from '#lib/payments/provider.ts'
import { withLockedPayment } from '#lib/payments/with-locked-payment.ts'

/**
 * A payment's intent at the provider, made now if a crash came between the row and the call, and stored with its event.
 * Undefined where the provider refuses to make it: then there is none, and the payment has ended.
 */
export async function completeIntent(payment: Payment): Promise<string | undefined> {
  if (payment.paymentIntentId !== null) return payment.paymentIntentId
  try {
    const intent = await ensureIntent(payment)
    await withLockedPayment(payment, (tx, _order, current) => storeIntent(tx, current, intent))
    return intent.id
  } catch (error) {
    if (!isRefusal(error)) throw error
    await endUnmade(payment, error.message)
    return undefined
  }
}

/** Ends a payment that the provider refused to begin; whoever initiates the next gets a new row, and with it a new key. */
const endUnmade = (payment: Payment, failureMessage: string) =>
  withLockedPayment(payment, async (tx, _order, current) => {
    if (current.paymentIntentId !== null) return
    const ended = { status: 'canceled', settledAt: new Date(), failureMessage, updatedAt: new Date() } as const
    await tx.payment.update({ where: { id: current.id }, data: ended })
  })
