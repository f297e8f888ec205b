import type Stripe from 'stripe'
import { systemActor } from '#lib/actor.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { applyIntent } from '#lib/payments/apply-intent.ts'
import { ensureIntent, retrieveIntent, storeIntent } from '#lib/payments/intent.ts'
import { isUnpaid } from '#lib/payments/state.ts'

/** Runs `work` with a payment's order locked and the payment read under that lock. */
export const withLockedPayment = <T>(
  payment: Pick<Payment, 'id' | 'orderId' | 'environment'>,
  work: (tx: Tx, order: OrderRow, payment: Payment) => Promise<T>,
) =>
  inTransaction(async (tx) => {
    const order = await lockOrder(tx, systemActor(payment.environment), payment.orderId)
    return work(tx, order, await tx.payment.findUniqueOrThrow({ where: { id: payment.id } }))
  })

/** A payment's intent at the provider, made now if a crash came between the row and the call. Stored with its event. */
export async function completeIntent(payment: Payment): Promise<string> {
  if (payment.paymentIntentId !== null) return payment.paymentIntentId
  const intent = await ensureIntent(payment)
  await withLockedPayment(payment, (tx, _order, current) => storeIntent(tx, current, intent))
  return intent.id
}

/** Keeps what the provider shows of an intent right now. */
export const keepIntent = (payment: Payment, intent: Stripe.PaymentIntent) =>
  withLockedPayment(payment, (tx, order, current) => applyIntent(tx, order, current, intent))

/** Brings a payment to where the provider says it is; the job behind the provider's events, the completer and the sweeps. */
export async function syncPayment(paymentId: string): Promise<void> {
  const payment = await getDb().payment.findUnique({ where: { id: paymentId } })
  if (!payment || (payment.paymentIntentId === null && !isUnpaid(payment.status))) return
  await keepIntent(payment, await retrieveIntent(payment, await completeIntent(payment)))
}
